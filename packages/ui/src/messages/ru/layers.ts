import type { layers as english } from '../en/layers.ts';
import { plural } from '../plural.ts';

/** The words of what floats above the page, in Russian. */
export const layers: typeof english = {
  commandPalette: {
    results: (found) =>
      plural('ru', found, {
        one: '# результат',
        few: '# результата',
        many: '# результатов',
        other: '# результата',
      }),
    none: (query) => `По запросу «${query}» ничего не найдено`,
    start: 'Начните вводить запрос',
    recent: 'Недавнее',
    searching: (group) => `Идёт поиск: ${group}`,
    failed: (group) => `Поиск не удался: ${group}`,
    retry: (group) => `Повторить: ${group}`,
    acts: (count) =>
      plural('ru', count, { one: '# действие', few: '# действия', many: '# действий', other: '# действия' }),
    toActs: 'действия',
    back: 'назад',
    move: 'выбрать',
    open: 'открыть',
    close: 'закрыть',
  },
  hint: {
    about: (subject) => `Пояснение: ${subject}`,
  },
  lazyPart: {
    failed: 'Эта часть не загрузилась. Если повтор не поможет, перезагрузите страницу.',
    retry: 'Повторить',
  },
  modal: {
    close: 'Закрыть',
    cancel: 'Отмена',
    discardTitle: 'Закрыть без сохранения?',
    discardText: 'Введённые данные не сохранены, вернуть их будет нельзя.',
    keepEditing: 'Вернуться к вводу',
    discard: 'Не сохранять',
  },
  peek: {
    previous: 'Предыдущая строка',
    next: 'Следующая строка',
    open: 'Открыть страницу',
  },
};
