import type { list as english } from '../en/list.ts';
import type { Translated } from '../i18n.ts';

export const list: Translated<typeof english, 'ru'> = {
  reset: 'Сбросить',
  nothingText: 'Измените запрос или сбросьте фильтры.',
  cutOff: 'Показаны первые {{count, number}}: остальные найдёте фильтрами или в экспорте',
  columns: {
    back: 'Вернуть столбцы компании',
    save: 'Сделать столбцами компании',
    saved: 'Сохранено для компании',
    savedText: 'Их увидят все, кто не выбрал свои столбцы.',
  },
  filters: {
    open: 'Фильтры',
    openCount: 'Фильтры: {{count, number}}',
    title: 'Фильтры',
    apply: 'Применить',
    resetAll: 'Сбросить все фильтры',
    from: 'от {{from}}',
    to: 'до {{to}}',
    andMore: '{{named}} и ещё {{count, number}}',
    currency: 'Валюта',
    anyCurrency: 'Любая',
    amountFrom: 'Сумма от',
    amountTo: 'Сумма до',
  },
  export: {
    open: 'Экспорт',
    text_one:
      '{{count, number}} найденная строка будет записана в файл CSV для таблиц — с теми столбцами, что показаны.',
    text_few:
      'Все {{count, number}} найденные строки будут записаны в файл CSV для таблиц — с теми столбцами, что показаны.',
    text_many:
      'Все {{count, number}} найденных строк будут записаны в файл CSV для таблиц — с теми столбцами, что показаны.',
    text_other:
      'Все {{count, number}} найденной строки будут записаны в файл CSV для таблиц — с теми столбцами, что показаны.',
    textMore:
      'Все найденные строки, а их больше {{count, number}}, будут записаны в файл CSV для таблиц — с теми столбцами, что показаны.',
    newest: 'Такой длинный список записывается начиная с новых строк.',
    currency: 'Валюта',
    start: 'Экспортировать',
    again: 'Повторить экспорт',
    cancel: 'Отменить экспорт',
    goOn: 'Продолжить',
    written: '{{count, number}} из {{all, number}}',
    writtenMore: '{{count, number}} из более чем {{all, number}}',
    halted: 'Следующие строки не пришли',
    haltedText: 'Записанное сохранено. Продолжите, когда связь восстановится.',
    failed: 'Не удалось записать файл',
    failedText: 'Проверьте, хватает ли места, и повторите экспорт.',
    done_one: 'Выгружена {{count, number}} строка',
    done_few: 'Выгружены {{count, number}} строки',
    done_many: 'Выгружено {{count, number}} строк',
    done_other: 'Выгружено {{count, number}} строки',
  },
};
