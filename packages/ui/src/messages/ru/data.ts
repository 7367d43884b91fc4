import type { data as english } from '../en/data.ts';
import { count, plural } from '../plural.ts';

/** The words of tables, charts and what shows data, in Russian. */
export const data: typeof english = {
  chart: {
    asTable: 'Показать таблицей',
    day: 'День',
    month: 'Месяц',
    walk: (label) => `${label}: просмотр по одному`,
    total: 'Итого',
    none: 'нет данных',
    unreadable: 'Эти данные нельзя изобразить',
    refusal: {
      currency: (value) => `«${value}» — не валюта.`,
      date: (value) => `«${value}» — не дата этого графика.`,
      twice: (value) => `«${value}» встречается дважды.`,
      amount: (value) => `«${value}» — не сумма в этой валюте.`,
      tooMany: (limit) => `Их больше ${limit}.`,
    },
  },
  columnsMenu: {
    trigger: 'Столбцы',
    find: 'Найти столбец',
    none: 'Столбца с таким названием нет',
    always: 'виден всегда',
    noRoom: 'сейчас не помещается',
    hidden: (hidden) =>
      plural('ru', hidden, {
        one: 'Скрыт #, сохранено для вас',
        other: 'Скрыто #, сохранено для вас',
      }),
    order: 'Порядок столбцов',
    rows: 'Строки',
    density: { comfortable: 'Свободно', compact: 'Плотно' },
    showAll: 'Показать все',
  },
  meter: {
    due: (amount) => `к оплате ${amount}`,
  },
  newsList: {
    unread: 'Не прочитано:',
    important: 'Важно',
    markRead: (title) => `Отметить прочитанным: ${title}`,
    markUnread: (title) => `Отметить непрочитанным: ${title}`,
  },
  pagination: {
    page: (page) => `Страница ${count('ru', page)}`,
    pageOf: (page, last, exact) => `Страница ${count('ru', page)} из ${count('ru', last)}${exact ? '' : '+'}`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    size: 'Строк на странице',
    none: 'Нет строк',
    range: (first, last, total, exact) =>
      `${count('ru', first)} - ${count('ru', last)} из ${count('ru', total)}${exact ? '' : '+'}`,
    beyond: (page, last) => `Страницы ${count('ru', page)} нет. Последняя — ${count('ru', last)}.`,
  },
  qrCode: {
    downloadAs: (format) => `Скачать в формате ${format}`,
  },
  sortableList: {
    handle: (name) => `Переместить: ${name}`,
    hint: 'Стрелки вверх и вниз перемещают строку, Home и End — в начало и в конец. Нажатие показывает варианты, можно и перетащить.',
    place: (name, place, total) => `${name}: теперь ${count('ru', place)} из ${count('ru', total)}`,
    back: (name) => `${name}: снова на своём месте`,
    up: 'Выше',
    down: 'Ниже',
    first: 'В начало',
    last: 'В конец',
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
    choose: 'Выбрать эту строку',
    chooseAll: 'Выбрать все показанные строки',
    width: (name: string) => `Ширина столбца «${name}»`,
    widthHint: 'Потяните или нажимайте стрелки. Двойной щелчок вернёт обычную ширину.',
    actions: 'Действия',
  },
};
