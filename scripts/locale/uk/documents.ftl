### Що може бути не так із JSON від іншої програми. $field — назва поля, $path — назва файлу.

error-not-json = «{ $path }» — не JSON: подивіться на рядок { $line }.
error-too-long = «{ $path }» задовгий для гри; подавайте ігри по одній.
error-json-object = «{ $field }» має бути об’єктом з іменами та значеннями: {"{"}…{"}"}.
error-json-list = «{ $field }» немає, або це не список; пишіть так: […].
error-json-text = «{ $field }» немає, або це не текст; пишіть у лапках.
error-settle-wolfen = У «Прокляття Вовкунів» своє голосування; є команда nightcaller wolfen.
