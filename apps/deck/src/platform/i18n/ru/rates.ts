import type { rates as english } from '../en/rates.ts';
import type { Translated } from '../i18n.ts';

export const rates: Translated<typeof english, 'ru'> = {
  one: 'Курс обмена',
  worth: '1 {{from}} = {{rate}} {{to}}',
  open: 'До следующего',
  field: {
    currency: 'Валюта',
    rate: 'Курс',
    start: 'Действует с',
    until: 'Действует по',
    end: 'Последний день',
    endHint: 'Пусто: до начала следующего',
    state: 'Состояние',
  },
  state: { active: 'Действует сегодня', planned: 'Запланирован', ended: 'Завершён' },
  today: {
    title: 'Курсы на сегодня',
    none: 'На сегодня нет ни одного курса',
    noneText: 'Добавьте курс каждой валюты, которую вы принимаете помимо {{own}}.',
  },
  missing: {
    title_one: 'На сегодня нет курса {{currencies}}',
    title_few: 'На сегодня нет курсов {{currencies}}',
    title_many: 'На сегодня нет курсов {{currencies}}',
    title_other: 'На сегодня нет курсов {{currencies}}',
    text: 'Пока курс не добавлен, платежи между этими валютами и {{own}} не пересчитываются.',
    add: 'Добавить курс {{currency}}',
  },
  history: {
    title: 'Все курсы',
    all: 'Все валюты',
    none: 'Курсов ещё не было',
    noneOf: 'Курсов {{currency}} ещё не было',
  },
  convert: {
    title: 'Пересчёт',
    into: 'в {{own}}',
    amount: 'Сумма',
    worth: 'Составляет',
    rateOf: 'Курс от {{date}}',
  },
  act: {
    more: 'Действия с курсом {{currency}}',
    edit: 'Изменить курс',
    remove: 'Удалить курс',
    close: 'Закрыть',
  },
  add: {
    title: 'Добавить курс',
    text: 'Сколько {{own}} стоит единица валюты. Прежний курс на этом заканчивается.',
    choose: 'Выберите валюту',
    submit: 'Добавить курс',
    done: 'Курс {{currency}} добавлен',
  },
  edit: {
    title: 'Изменить курс {{currency}}',
    text: 'Платежи сохраняют курс, по которому созданы.',
    submit: 'Сохранить курс',
    done: 'Курс {{currency}} изменён',
  },
  meaning: '{{from}} — это {{to}}.',
  meaningToday: 'Курс на сегодня: {{rate}}.',
  remove: {
    title: 'Удалить курс {{worth}}?',
    text: 'Он действует с {{date}}. Заказы и платежи, созданные по этому курсу, сохранят его, их ссылки можно оплатить. Для новых платежей будет взят предыдущий курс {{currency}}, а если он закончился — понадобится новый.',
    keep: 'Оставить курс',
    submit: 'Удалить курс {{currency}}',
    done: 'Курс {{currency}} удалён',
  },
  back: {
    text: 'Вы пришли из формы, которой нужен курс. Введённое там сохранено.',
    act: 'Вернуться к форме',
  },
};
