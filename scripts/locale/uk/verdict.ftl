### Кінець «Останньої ночі»: хто перемагає і чому. verdict складає частини докупи.

verdict = { $winner }: { $because }.
verdict-village = Перемагає село
verdict-werewolf = Перемагають Вовкулаки
verdict-minion =
    { $n ->
        [one] Перемагає Прихвостень
       *[other] Перемагають Прихвосні
    }
verdict-tanner =
    { $n ->
        [one] Перемагає Золотар
       *[other] Перемагають Золотарі
    }
verdict-vampire = Перемагають Вампіри
verdict-nobody = Ніхто не перемагає
verdict-and-tanner =
    { $n ->
        [one] { $winner }, а також Золотар
       *[other] { $winner }, а також Золотарі
    }

## Причини

because-and = { $first }, і { $second }
because-werewolf-died =
    { $n ->
        [one] гине Вовкулака { $players }
       *[other] гинуть Вовкулаки { $players }
    }
because-vampire-died =
    { $n ->
        [one] гине Вампір { $players }
       *[other] гинуть Вампіри { $players }
    }
because-tanner-died =
    { $n ->
        [one] гине Золотар { $players }
       *[other] гинуть Золотарі { $players }
    }
because-died =
    { $n ->
        [one] гине { $players }
       *[other] гинуть { $players }
    }
because-nobody-died = ніхто не гине
because-nobody-was-werewolf = Вовкулак серед гравців немає
because-no-werewolf-died = жоден Вовкулака не гине
because-no-vampire-died = жоден Вампір не гине

## Помилки

error-vote-oneself = { $player } показує на себе; кожен показує на когось іншого.
error-vote-nobody = { $player } не показує ні на кого; кожен показує на когось іншого.
error-saw = Побачене змінює лише картку Личини або Дослідника паранормального; приберіть «saw» у гравця { $player }.

## Показує nightcaller settle.

settle-deaths =
    { $n ->
        [0] Ніхто не гине.
        [one] Гине { $players }.
       *[other] Гинуть { $players }.
    }
settle-winners = Переможці: { $players }.
