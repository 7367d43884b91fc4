import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { type Locale, loadMessages, locales, type Messages } from './messages.ts';

const files = (count: number) => ({ kinds: '', size: '', count });

/** Every message of the kit with a count, by catalogue path. */
const counted = {
  'amountField.tooManyDecimals': (all: Messages, count: number) =>
    all.amountField.refusal.tooManyDecimals('', 'EUR', count),
  'characters.used': (all: Messages, count: number) => all.characters.used(0, count),
  'characters.left': (all: Messages, count: number) => all.characters.left(count),
  'characters.over': (all: Messages, count: number) => all.characters.over(count),
  'columnsMenu.hidden': (all: Messages, count: number) => all.columnsMenu.hidden(count),
  'combobox.options': (all: Messages, count: number) => all.combobox.options(count),
  'commandPalette.acts': (all: Messages, count: number) => all.commandPalette.acts(count),
  'commandPalette.results': (all: Messages, count: number) => all.commandPalette.results(count),
  'dateRangeField.days': (all: Messages, count: number) => all.dateRangeField.days(count),
  'dateRangeField.nights': (all: Messages, count: number) => all.dateRangeField.nights(count),
  'fileDrop.count': (all: Messages, count: number) => all.fileDrop.refusal.count('', files(count)),
  'fileDrop.more': (all: Messages, count: number) => all.fileDrop.more(count),
  'lifetimeField.days': (all: Messages, count: number) => all.lifetimeField.length.days(count),
  'lifetimeField.hours': (all: Messages, count: number) => all.lifetimeField.length.hours(count),
  'lifetimeField.minutes': (all: Messages, count: number) => all.lifetimeField.length.minutes(count),
  'multiSelect.selectFound': (all: Messages, count: number) => all.multiSelect.selectFound(count),
  'passwordField.shortest': (all: Messages, count: number) => all.passwordField.shortest(count),
};

/** The expected messages for 1 | 2 | 5 | 21 | 1.5. */
const written: Record<Locale, Record<keyof typeof counted, string>> = {
  en: {
    'amountField.tooManyDecimals':
      'At most 1 decimal | At most 2 decimals | At most 5 decimals | At most 21 decimals | At most 1.5 decimals',
    'characters.used':
      '0 of 1 character | 0 of 2 characters | 0 of 5 characters | 0 of 21 characters | 0 of 1.5 characters',
    'characters.left':
      '1 character left | 2 characters left | 5 characters left | 21 characters left | 1.5 characters left',
    'characters.over':
      '1 character too many | 2 characters too many | 5 characters too many | 21 characters too many | 1.5 characters too many',
    'columnsMenu.hidden':
      '1 hidden, saved for you | 2 hidden, saved for you | 5 hidden, saved for you | 21 hidden, saved for you | 1.5 hidden, saved for you',
    'combobox.options': '1 option | 2 options | 5 options | 21 options | 1.5 options',
    'commandPalette.acts': '1 action | 2 actions | 5 actions | 21 actions | 1.5 actions',
    'commandPalette.results': '1 result | 2 results | 5 results | 21 results | 1.5 results',
    'dateRangeField.days': '1 day | 2 days | 5 days | 21 days | 1.5 days',
    'dateRangeField.nights': '1 night | 2 nights | 5 nights | 21 nights | 1.5 nights',
    'fileDrop.count':
      'Only 1 file at a time | At most 2 files | At most 5 files | At most 21 files | At most 1.5 files',
    'fileDrop.more':
      '1 more was not added | 2 more were not added | 5 more were not added | 21 more were not added | 1.5 more were not added',
    'lifetimeField.days': '1 day | 2 days | 5 days | 21 days | 1.5 days',
    'lifetimeField.hours': '1 hour | 2 hours | 5 hours | 21 hours | 1.5 hours',
    'lifetimeField.minutes': '1 minute | 2 minutes | 5 minutes | 21 minutes | 1.5 minutes',
    'multiSelect.selectFound':
      'Select 1 found | Select 2 found | Select 5 found | Select 21 found | Select 1.5 found',
    'passwordField.shortest':
      'This field should be at least 1 character long | This field should be at least 2 characters long | This field should be at least 5 characters long | This field should be at least 21 characters long | This field should be at least 1.5 characters long',
  },
  ru: {
    'amountField.tooManyDecimals':
      'Не больше 1 знака после запятой | Не больше 2 знаков после запятой | Не больше 5 знаков после запятой | Не больше 21 знака после запятой | Не больше 1,5 знака после запятой',
    'characters.used':
      '0 из 1 символа | 0 из 2 символов | 0 из 5 символов | 0 из 21 символа | 0 из 1,5 символа',
    'characters.left':
      'Остался 1 символ | Осталось 2 символа | Осталось 5 символов | Остался 21 символ | Осталось 1,5 символа',
    'characters.over':
      'На 1 символ больше, чем можно | На 2 символа больше, чем можно | На 5 символов больше, чем можно | На 21 символ больше, чем можно | На 1,5 символа больше, чем можно',
    'columnsMenu.hidden':
      'Скрыт 1, сохранено для вас | Скрыто 2, сохранено для вас | Скрыто 5, сохранено для вас | Скрыт 21, сохранено для вас | Скрыто 1,5, сохранено для вас',
    'combobox.options': '1 вариант | 2 варианта | 5 вариантов | 21 вариант | 1,5 варианта',
    'commandPalette.acts': '1 действие | 2 действия | 5 действий | 21 действие | 1,5 действия',
    'commandPalette.results': '1 результат | 2 результата | 5 результатов | 21 результат | 1,5 результата',
    'dateRangeField.days': '1 день | 2 дня | 5 дней | 21 день | 1,5 дня',
    'dateRangeField.nights': '1 ночь | 2 ночи | 5 ночей | 21 ночь | 1,5 ночи',
    'fileDrop.count':
      'Не больше 1 файла | Не больше 2 файлов | Не больше 5 файлов | Не больше 21 файла | Не больше 1,5 файла',
    'fileDrop.more':
      'Ещё 1 не добавлен | Ещё 2 не добавлены | Ещё 5 не добавлены | Ещё 21 не добавлен | Ещё 1,5 не добавлены',
    'lifetimeField.days': '1 день | 2 дня | 5 дней | 21 день | 1,5 дня',
    'lifetimeField.hours': '1 час | 2 часа | 5 часов | 21 час | 1,5 часа',
    'lifetimeField.minutes': '1 минута | 2 минуты | 5 минут | 21 минута | 1,5 минуты',
    'multiSelect.selectFound':
      'Выбрать 1 найденный | Выбрать 2 найденных | Выбрать 5 найденных | Выбрать 21 найденный | Выбрать 1,5 найденных',
    'passwordField.shortest':
      'Нужен хотя бы 1 символ | Нужно хотя бы 2 символа | Нужно хотя бы 5 символов | Нужен хотя бы 21 символ | Нужно хотя бы 1,5 символа',
  },
  el: {
    'amountField.tooManyDecimals':
      'Το πολύ 1 δεκαδικό | Το πολύ 2 δεκαδικά | Το πολύ 5 δεκαδικά | Το πολύ 21 δεκαδικά | Το πολύ 1,5 δεκαδικά',
    'characters.used':
      '0 από 1 χαρακτήρα | 0 από 2 χαρακτήρες | 0 από 5 χαρακτήρες | 0 από 21 χαρακτήρες | 0 από 1,5 χαρακτήρες',
    'characters.left':
      'Απομένει 1 χαρακτήρας | Απομένουν 2 χαρακτήρες | Απομένουν 5 χαρακτήρες | Απομένουν 21 χαρακτήρες | Απομένουν 1,5 χαρακτήρες',
    'characters.over':
      '1 χαρακτήρας παραπάνω | 2 χαρακτήρες παραπάνω | 5 χαρακτήρες παραπάνω | 21 χαρακτήρες παραπάνω | 1,5 χαρακτήρες παραπάνω',
    'columnsMenu.hidden':
      '1 κρυφή, αποθηκεύτηκε για εσάς | 2 κρυφές, αποθηκεύτηκε για εσάς | 5 κρυφές, αποθηκεύτηκε για εσάς | 21 κρυφές, αποθηκεύτηκε για εσάς | 1,5 κρυφές, αποθηκεύτηκε για εσάς',
    'combobox.options': '1 επιλογή | 2 επιλογές | 5 επιλογές | 21 επιλογές | 1,5 επιλογές',
    'commandPalette.acts': '1 ενέργεια | 2 ενέργειες | 5 ενέργειες | 21 ενέργειες | 1,5 ενέργειες',
    'commandPalette.results':
      '1 αποτέλεσμα | 2 αποτελέσματα | 5 αποτελέσματα | 21 αποτελέσματα | 1,5 αποτελέσματα',
    'dateRangeField.days': '1 ημέρα | 2 ημέρες | 5 ημέρες | 21 ημέρες | 1,5 ημέρες',
    'dateRangeField.nights': '1 νύχτα | 2 νύχτες | 5 νύχτες | 21 νύχτες | 1,5 νύχτες',
    'fileDrop.count':
      'Μόνο 1 αρχείο κάθε φορά | Το πολύ 2 αρχεία | Το πολύ 5 αρχεία | Το πολύ 21 αρχεία | Το πολύ 1,5 αρχεία',
    'fileDrop.more':
      'Ακόμη 1 δεν προστέθηκε | Ακόμη 2 δεν προστέθηκαν | Ακόμη 5 δεν προστέθηκαν | Ακόμη 21 δεν προστέθηκαν | Ακόμη 1,5 δεν προστέθηκαν',
    'lifetimeField.days': '1 ημέρα | 2 ημέρες | 5 ημέρες | 21 ημέρες | 1,5 ημέρες',
    'lifetimeField.hours': '1 ώρα | 2 ώρες | 5 ώρες | 21 ώρες | 1,5 ώρες',
    'lifetimeField.minutes': '1 λεπτό | 2 λεπτά | 5 λεπτά | 21 λεπτά | 1,5 λεπτά',
    'multiSelect.selectFound':
      'Επιλογή 1 που βρέθηκε | Επιλογή 2 που βρέθηκαν | Επιλογή 5 που βρέθηκαν | Επιλογή 21 που βρέθηκαν | Επιλογή 1,5 που βρέθηκαν',
    'passwordField.shortest':
      'Γράψτε τουλάχιστον 1 χαρακτήρα | Γράψτε τουλάχιστον 2 χαρακτήρες | Γράψτε τουλάχιστον 5 χαρακτήρες | Γράψτε τουλάχιστον 21 χαρακτήρες | Γράψτε τουλάχιστον 1,5 χαρακτήρες',
  },
};

const sentences = Object.keys(counted) as (keyof typeof counted)[];

describe.each(locales)('counts in %s', async (locale) => {
  const messages = await loadMessages(locale);

  it.each(sentences)('%s has the right plural form', (sentence) => {
    const forms = [1, 2, 5, 21, 1.5].map((count) => counted[sentence](messages, count));
    expect(forms.join(' | ')).toBe(written[locale][sentence]);
  });
});

/** Every function of a catalogue, by path. */
function getSentences(words: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'function') return [[[...path, key].join('.'), String(value)]];
    return typeof value === 'object' ? getSentences(value, [...path, key]) : [];
  });
}

it('every message with a count is tested', () => {
  const declined = getSentences(en).filter(([, source]) => source.includes('plural'));
  expect(declined).toHaveLength(sentences.length);
});
