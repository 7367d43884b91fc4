import type { Messages } from './messages.ts';
import { count, plural } from './plural.ts';

export const ru: Messages = {
  amountField: {
    twoReadings: 'Это можно прочитать двояко. Выберите значение.',
    aboveZero: 'Введите сумму больше нуля',
    atMost: (limit) => `Не больше ${limit}`,
    refusal: {
      notANumber: (example) => `Введите сумму цифрами, например ${example}`,
      otherCurrency: (_example, currency) => `Это другая валюта. Введите сумму в ${currency}`,
      negative: () => 'Введите сумму без минуса',
      tooManyDecimals: (_example, currency, decimals) =>
        decimals === 0
          ? `В ${currency} нет дробной части`
          : plural('ru', decimals, {
              one: 'Не больше # знака после запятой',
              other: 'Не больше # знаков после запятой',
            }),
      tooLarge: () => 'Слишком большая сумма',
    },
  },
  appFrame: {
    skip: 'Перейти к содержимому',
    environment: 'Среда',
  },
  breadcrumbs: {
    label: 'Навигационная цепочка',
    back: (to) => `Назад: ${to}`,
  },
  button: {
    loading: 'Выполняется',
  },
  calendar: {
    label: 'Календарь',
    open: (field) => `Открыть календарь: ${field}`,
    clear: (field) => `Очистить: ${field}`,
    months: 'Месяцы',
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
    month: 'Месяц',
    year: 'Год',
    weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    today: 'сегодня',
    selected: 'выбрано',
    first: 'первый день',
    last: 'последний день',
    refusal: {
      early: (date) => `Первый возможный день: ${date}`,
      late: (date) => `Последний возможный день: ${date}`,
      weekday: (weekday) => `День недели недоступен: ${weekday}`,
      taken: 'Этот день выбрать нельзя',
    },
  },
  characters: {
    used: (used, limit) =>
      plural('ru', limit, { one: `${used} из # символа`, other: `${used} из # символов` }),
    left: (left) =>
      plural('ru', left, {
        one: 'Остался # символ',
        few: 'Осталось # символа',
        many: 'Осталось # символов',
        other: 'Осталось # символа',
      }),
    over: (over) =>
      plural('ru', over, {
        one: 'На # символ больше, чем можно',
        few: 'На # символа больше, чем можно',
        many: 'На # символов больше, чем можно',
        other: 'На # символа больше, чем можно',
      }),
  },
  columnsMenu: {
    trigger: 'Столбцы',
    find: 'Найти столбец',
    none: 'Столбца с таким названием нет',
    always: 'виден всегда',
    hidden: (hidden) =>
      plural('ru', hidden, {
        one: 'Скрыт #, сохранено для вас',
        other: 'Скрыто #, сохранено для вас',
      }),
    showAll: 'Показать все',
  },
  combobox: {
    clear: (label) => `Очистить: ${label}`,
    found: (found, total) => `${count('ru', found)} из ${count('ru', total)}`,
    options: (total) =>
      plural('ru', total, {
        one: '# вариант',
        few: '# варианта',
        many: '# вариантов',
        other: '# варианта',
      }),
    none: (query) => `Ничего не найдено по запросу «${query}»`,
    empty: 'Выбирать не из чего',
    chosen: (label) => `Выбрано: ${label}`,
    kept: (label) => `Ничего нового не выбрано. Осталось прежнее: ${label}`,
    cleared: 'Ничего не выбрано',
  },
  copy: {
    copy: 'Копировать',
    copied: 'Скопировано',
    failed: (keys) => `Браузер не разрешил копирование. Нажмите ${keys}.`,
  },
  dateField: {
    placeholder: 'дд.мм.гггг',
    unreadable: (example) => `Введите дату, например ${example}`,
  },
  dateRangeField: {
    placeholder: 'дд.мм.гггг - дд.мм.гггг',
    unreadable: (example) => `Введите две даты, например ${example}`,
    backwards: 'Период заканчивается раньше, чем начинается',
    incomplete: 'Введите обе даты',
    shortest: (length) => `Минимум ${length}`,
    longest: (length) => `Максимум ${length}`,
    presets: 'Периоды',
    preset: {
      today: 'Сегодня',
      last4weeks: 'Последние 4 недели',
      last3months: 'Последние 3 месяца',
      last12months: 'Последние 12 месяцев',
      allTime: 'За всё время',
    },
    custom: 'Свой период',
    typed: 'Первый и последний день',
    days: (days) => plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
    nights: (nights) =>
      plural('ru', nights, { one: '# ночь', few: '# ночи', many: '# ночей', other: '# ночи' }),
    withToday: (length) => `${length}, включая сегодня`,
    from: (date) => `С ${date}`,
    until: (date) => `По ${date}`,
    chooseFirst: 'Выберите первый день',
    chooseLast: 'Выберите последний день',
    cancel: 'Отмена',
    apply: 'Применить',
  },
  field: {
    optional: 'необязательно',
  },
  filterBar: {
    label: 'Фильтры',
  },
  hint: {
    about: (subject) => `Пояснение: ${subject}`,
  },
  lifetimeField: {
    number: 'Число',
    unit: 'Единица',
    units: { days: 'Дни', hours: 'Часы', minutes: 'Минуты' },
    unlimited: 'Бессрочно',
    until: (moment, zone) => `До ${moment}, ${zone}`,
    length: {
      days: (days) => plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
      hours: (hours) =>
        plural('ru', hours, { one: '# час', few: '# часа', many: '# часов', other: '# часа' }),
      minutes: (minutes) =>
        plural('ru', minutes, { one: '# минута', few: '# минуты', many: '# минут', other: '# минуты' }),
    },
    shortest: (length) => `Минимум: ${length}`,
    unreadable: 'Введите целое число или срок, например 36 ч',
    tooLong: 'Такой срок выходит за пределы календаря',
    converted: (from, to) => `Было: ${from}, стало: ${to}`,
  },
  meter: {
    due: (amount) => `к оплате ${amount}`,
  },
  modal: {
    close: 'Закрыть',
    cancel: 'Отмена',
    discardTitle: 'Закрыть без сохранения?',
    discardText: 'Введённые данные не сохранены, вернуть их будет нельзя.',
    keepEditing: 'Вернуться к вводу',
    discard: 'Не сохранять',
  },
  multiSelect: {
    all: (total) => `Все ${count('ru', total)}`,
    some: (chosen, total) => `${count('ru', chosen)} из ${count('ru', total)}`,
    find: (label) => `Найти: ${label}`,
    selectAll: 'Выбрать все',
    selectFound: (found) => plural('ru', found, { one: 'Выбрать # найденный', other: 'Выбрать # найденных' }),
    clear: 'Сбросить',
  },
  panField: {
    brand: (name) => `Платёжная система: ${name}`,
  },
  passwordField: {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    capsLock: 'Включён Caps Lock',
  },
  phoneField: {
    country: (name) => `Страна: ${name}`,
    noCountry: 'Выберите страну',
    countries: 'Страны',
    find: 'Страна или телефонный код',
    none: (query) => `Нет страны по запросу «${query}»`,
    failed: 'Не удалось загрузить страны. Номер можно ввести и без них.',
  },
  qrCode: {
    downloadAs: (format) => `Скачать в формате ${format}`,
  },
  searchField: {
    clear: 'Очистить поиск',
  },
  select: {
    placeholder: 'Выберите',
  },
  sendButton: {
    send: { email: 'Отправить письмо', sms: 'Отправить SMS' },
    sent: 'Отправлено',
    again: 'Отправить ещё раз',
    sentTo: (to, moment) => `Отправлено: ${to}, ${moment}.`,
    againIn: (clock) => `Ещё раз через ${clock}.`,
  },
  sidebar: {
    label: 'Главное меню',
    businessProfile: 'Бизнес-профиль',
    collapse: 'Свернуть меню',
    expand: 'Развернуть меню',
    open: 'Открыть меню',
    close: 'Закрыть меню',
  },
  spinner: {
    loading: 'Загрузка',
  },
  stepper: {
    label: 'Шаги',
    done: 'выполнено',
  },
  table: {
    empty: 'Нет данных для отображения',
    error: 'Не удалось загрузить данные',
    errorText: 'Сервер не ответил. Ничего не изменилось.',
    moreError: 'Не удалось загрузить следующие строки.',
    retry: 'Повторить',
    loading: 'Загрузка',
    showing: (shown, total, exact) =>
      `Показано ${count('ru', shown)} из ${count('ru', total)}${exact ? '' : '+'}`,
    loadMore: 'Показать ещё',
    backToTop: 'Наверх',
    pinned: 'Закреплено',
    actions: 'Действия',
  },
  timeField: {
    placeholder: 'чч:мм',
    unreadable: (example) => `Введите время, например ${example}`,
  },
  toast: {
    region: 'Сообщения',
    close: (title) => `Закрыть: ${title}`,
  },
  typedValue: {
    readAs: (value) => `Прочитано как ${value}`,
  },
};
