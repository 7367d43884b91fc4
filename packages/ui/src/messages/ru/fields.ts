import type { fields as english } from '../en/fields.ts';
import { plural } from '../plural.ts';

/** The words of fields that are typed into, in Russian. */
export const fields: typeof english = {
  amountField: {
    twoReadings: 'Это можно прочитать двояко. Выберите значение.',
    aboveZero: 'Введите сумму больше нуля',
    unknownCurrency: 'Сначала выберите действующую валюту',
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
              few: 'Не больше # знаков после запятой',
              many: 'Не больше # знаков после запятой',
              other: 'Не больше # знака после запятой',
            }),
      tooLarge: () => 'Слишком большая сумма',
    },
  },
  characters: {
    used: (used, limit) =>
      plural('ru', limit, {
        one: `${used} из # символа`,
        few: `${used} из # символов`,
        many: `${used} из # символов`,
        other: `${used} из # символа`,
      }),
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
  field: {
    optional: 'необязательно',
  },
  fileDrop: {
    choose: (several) => (several ? 'Выбрать файлы' : 'Выбрать файл'),
    drop: 'или перетащите сюда, или вставьте',
    release: 'Отпустите, чтобы добавить',
    limits: (kinds, size) =>
      [kinds, size === '' ? '' : `не больше ${size}`].filter((part) => part !== '').join(', '),
    kinds: { image: 'изображения', text: 'текстовые файлы', audio: 'аудио', video: 'видео' },
    refusal: {
      type: (name, { kinds }) => `${name}: не подходит. Подходят: ${kinds}`,
      size: (name, { size }) => `${name}: больше ${size}`,
      empty: (name) => `${name}: файл пустой`,
      folder: (name) => `${name}: это папка. Выберите файлы из неё`,
      again: (name) => `${name}: уже в списке`,
      count: (_name, { count: most }) =>
        plural('ru', most, {
          one: 'Не больше # файла',
          few: 'Не больше # файлов',
          many: 'Не больше # файлов',
          other: 'Не больше # файла',
        }),
    },
    more: (more) =>
      plural('ru', more, {
        one: 'Ещё # не добавлен',
        few: 'Ещё # не добавлены',
        many: 'Ещё # не добавлены',
        other: 'Ещё # не добавлены',
      }),
    taken: (names) => `Добавлено: ${names.join(', ')}`,
    removed: (name) => `Удалено: ${name}`,
    remove: (name) => `Удалить: ${name}`,
    cancel: (name) => `Отменить: ${name}`,
    retry: (name) => `Повторить: ${name}`,
    progress: (name) => `Ход отправки: ${name}`,
    underWay: 'Отправляется',
    sent: (percent, size) => `${percent} из ${size}`,
    done: 'Отправлено',
  },
  numberField: {
    unreadable: 'Введите целое число цифрами',
    tooLarge: 'Слишком большое число',
    min: (least) => `Не меньше ${least}`,
    max: (most) => `Не больше ${most}`,
    step: (step, near) =>
      near.length === 0 ? `С шагом ${step}` : `С шагом ${step}, например ${near.join(' или ')}`,
  },
  panField: {
    brand: (name) => `Платёжная система: ${name}`,
    foreign: 'Введите номер карты цифрами, например 4111 1111 1111 1111',
    refused: 'Во вставленном тексте нет номера карты',
  },
  passwordField: {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    capsLock: 'Включён Caps Lock',
    shortest: (length) =>
      plural('ru', length, {
        one: 'Нужен хотя бы # символ',
        few: 'Нужно хотя бы # символа',
        many: 'Нужно хотя бы # символов',
        other: 'Нужно хотя бы # символа',
      }),
    different: (other) => `Значение должно совпадать с полем «${other}»`,
  },
  phoneField: {
    country: (name) => `Страна: ${name}`,
    noCountry: 'Выберите страну',
    countries: 'Страны',
    find: 'Страна или телефонный код',
    none: (query) => `Нет страны по запросу «${query}»`,
    failed: 'Не удалось загрузить страны. Номер можно ввести и без них.',
    foreign: 'Введите номер телефона цифрами, например +30 694 412 3456',
    refused: 'Во вставленном тексте нет номера телефона',
    impossible: 'В этом номере слишком мало или слишком много цифр',
    full: 'Больше цифр в этом номере быть не может',
  },
  richText: {
    toolbar: (field) => `Оформление: ${field}`,
    toggle: {
      bold: 'Полужирный',
      italic: 'Курсив',
      underline: 'Подчёркнутый',
      strike: 'Зачёркнутый',
      bulletList: 'Список',
      orderedList: 'Нумерованный список',
    },
    color: 'Цвет текста',
    link: 'Ссылка',
    address: 'Адрес сайта, эл. почта или телефон',
    noAddress: 'Введите адрес сайта, эл. почту или телефон',
    setLink: 'Добавить ссылку',
    removeLink: 'Убрать ссылку',
    picture: 'Изображение',
    pictureWords: 'Что на нём',
    pictureHint: 'Читают там, где изображения не видно',
    noPictureWords: 'Скажите в нескольких словах, что на изображении',
    setPicture: 'Вставить изображение',
    tag: 'Вставить тег',
    undo: 'Отменить',
    redo: 'Вернуть',
    unknownTag: 'неизвестный тег',
    unknownTags: (tags) => `Эти теги нечем заполнить: ${tags}`,
    failed: 'Не удалось загрузить редактор. Текст не изменился.',
    retry: 'Повторить',
  },
  searchField: {
    clear: 'Очистить поиск',
  },
  typedValue: {
    readAs: (value) => `Прочитано как ${value}`,
  },
};
