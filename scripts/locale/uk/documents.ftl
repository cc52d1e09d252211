### Що може бути не так із JSON від іншої програми. $field — назва поля, $path — назва файлу.

error-no-document = Назвіть файл JSON з однією грою або - , щоб читати зі стандартного входу.
error-not-json = «{ $path }» — не JSON: подивіться на рядок { $line }.
error-too-long = «{ $path }» задовгий для гри; подавайте ігри по одній.
error-json-object = «{ $field }» має бути об’єктом з іменами та значеннями: {"{"}…{"}"}.
error-json-list = «{ $field }» немає, або це не список; пишіть так: […].
error-json-text = «{ $field }» немає, або це не текст; пишіть у лапках.
error-choices-twice = У «choices» ту саму роль названо двічі; приберіть один із записів: { $role }.
error-settle-wolfen = У «Прокляття Вовкунів» своє голосування; є команда nightcaller wolfen.
