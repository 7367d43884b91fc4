import type { choices as english } from '../en/choices.ts';
import { count, plural } from '../plural.ts';

/** The words of fields in which something is chosen, in Russian. */
export const choices: typeof english = {
  cardSelector: {
    addNew: 'Добавить новую',
    foreign: 'Выбранной карты нет среди сохранённых',
    unknownBrand: 'Карта',
    endingIn: (digits) => `с окончанием ${digits}`,
    validUntil: (expiry) => `Действует до ${expiry}`,
    expired: (expiry) => (expiry === '' ? 'Срок действия истёк' : `Срок действия истёк ${expiry}`),
    none: 'У клиента пока нет сохранённых карт.',
    loading: 'Загрузка сохранённых карт',
    failed: 'Не удалось загрузить сохранённые карты.',
    retry: 'Повторить',
  },
  choice: {
    foreign: (value) => `«${value}»: такого варианта нет`,
  },
  colorField: {
    open: (field, color) =>
      color === '' ? `Выбрать цвет: ${field}` : `Выбрать цвет: ${field}, сейчас ${color}`,
    unreadable: 'Введите цвет, например #0074c0 или rgb(0, 116, 192)',
  },
  colorPalette: {
    label: 'Цвета',
    none: 'Без цвета',
    name: (hue, step) => `${hue} ${step}`,
    hues: {
      grey: 'Серый',
      red: 'Красный',
      orange: 'Оранжевый',
      amber: 'Янтарный',
      olive: 'Оливковый',
      green: 'Зелёный',
      teal: 'Бирюзовый',
      blue: 'Синий',
      indigo: 'Индиго',
      plum: 'Сливовый',
    },
    readable: (ratio) => `Контраст ${ratio} к 1, читается`,
    unreadable: (ratio) => `Контраст ${ratio} к 1, читается плохо`,
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
  choiceChips: {
    some: (chosen: number, total: number) => `${count('ru', chosen)} из ${count('ru', total)}`,
    showAll: 'Показать все',
    showFewer: 'Свернуть',
  },
  multiSelect: {
    all: (total) => `Все ${count('ru', total)}`,
    some: (chosen, total) => `${count('ru', chosen)} из ${count('ru', total)}`,
    allOf: (group) => `Вся группа: ${group}`,
    find: (label) => `Найти: ${label}`,
    selectAll: 'Выбрать все',
    selectFound: (found) => plural('ru', found, { one: 'Выбрать # найденный', other: 'Выбрать # найденных' }),
    clear: 'Сбросить',
  },
  select: {
    placeholder: 'Выберите',
  },
};
