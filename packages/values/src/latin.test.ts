import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLatin } from './latin.ts';

test.each([
  ['Παπαδοπούλου', 'Papadopoulou'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΥ', 'PAPADOPOULOU'],
  ['Ευάγγελος', 'Evangelos'],
  ['Ευτυχία', 'Eftychia'],
  ['Ναυσικά Αγγελοπούλου', 'Nafsika Angelopoulou'],
  ['Παύλος', 'Pavlos'],
  ['Μπαμπινιώτης', 'Bampiniotis'],
  ['Θεόδωρος Ψαρός', 'Theodoros Psaros'],
  ['ΘΕΟΔΩΡΟΣ', 'THEODOROS'],
  ['Άγχος', 'Anchos'],
  ['Γιώργος', 'Giorgos'],
  ['Χαρίλαος Ξένος', 'Charilaos Xenos'],
  ['Щукин', 'Shchukin'],
  ['Юлия Жданова', 'Iuliia Zhdanova'],
  ['ЮЛИЯ', 'IULIIA'],
  ['Пётр Ильич', 'Petr Ilich'],
  ['Хрущёв', 'Khrushchev'],
  ['Зеленський Ґалаґан', 'Zelenskii Galagan'],
  ['Ђорђевић Љиљана', 'Dordevic Ljiljana'],
  ["O'Neil-Smith Élodie", "O'Neil-Smith Élodie"],
  ['東京 عمر', '東京 عمر'],
])('%s is written %s', (text, latin) => {
  expect(toLatin(text)).toBe(latin);
  expect(toLatin(text.normalize('NFD'))).toBe(latin);
});

test('a text of Greek and Cyrillic letters becomes one of Latin letters, and stays so', () => {
  const letter = fc.constantFrom(
    ...'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΑΘΨабвгдеёжзийклмнопрстуфхцчшщъыьэюяЖЩ',
  );
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      const latin = toLatin(text);
      expect(latin).toMatch(/^[A-Za-z]*$/);
      expect(toLatin(latin)).toBe(latin);
    }),
  );
});
