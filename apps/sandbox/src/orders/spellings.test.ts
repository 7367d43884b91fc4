import { fold, toLatin } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getMistaken, getSpellings } from './spellings.ts';

const spells = (typed: string, name: string): boolean =>
  new RegExp(getSpellings(fold(typed)) ?? '$^').test(fold(name));

describe('a Greek name is found in each of its Latin spellings', () => {
  test.each([
    ['Παπαδοπούλου', ['Papadopoulou', 'Papadopulu', 'Papadopoyloy']],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', ['Papadopoulos']],
    ['Κοντογιάννης', ['Kontogiannis', 'Kondoyannis', 'Condogiannis']],
    ['Γεωργίου', ['Georgiou', 'Yeorgiou']],
    ['Γιάννης', ['Yannis', 'Giannis', 'Yiannis', 'Gianis']],
    ['Θεοδωράκης', ['Theodorakis', 'Teodorakis', 'Theodwrakis']],
    ['Νικολαΐδη', ['Nikolaidi', 'Nicolaidi']],
    ['Σπύρος', ['Spyros', 'Spiros']],
    ['Μανωλάς', ['Manolas']],
    ['Χατζηδάκης', ['Chatzidakis', 'Hatzidakis', 'Khatzidakis']],
    ['Μπακογιάννη', ['Bakoyanni', 'Mpakogianni', 'Bakogianni']],
    ['Ντόρα', ['Dora', 'Ntora']],
    ['Ευαγγελία', ['Evangelia', 'Evaggelia', 'Euangelia']],
    ['Αλεξάνδρα', ['Alexandra', 'Aleksandra']],
    ['Φίλιππος', ['Filippos', 'Philippos', 'Filipos']],
    ['Ψαρρός', ['Psarros', 'Psaros']],
    ['Ξυλούρης', ['Xylouris', 'Ksilouris']],
    ['Τσίπρας', ['Tsipras', 'Tzipras']],
    ['Ευθυμίου', ['Efthymiou', 'Evthimiou', 'Euthymiou']],
  ])('%s', (typed, names) => {
    for (const name of names) expect(`${name} ${spells(typed, name)}`).toBe(`${name} true`);
  });
});

describe('a Cyrillic name is found in each of its Latin spellings', () => {
  test.each([
    ['Соколов', ['Sokolov', 'Sokoloff', 'Sokolow', 'Sokolof']],
    ['Соколова', ['Sokolova']],
    ['Орлов', ['Orlov', 'Orloff']],
    ['Николай', ['Nikolai', 'Nikolay', 'Nikolaj', 'Nicolai']],
    ['Лебедев', ['Lebedev', 'Lebedew']],
    ['Щербаков', ['Shcherbakov', 'Scherbakov']],
    ['Чайковский', ['Chaikovskii', 'Tchaikovsky', 'Chaykovskiy', 'Tschaikowsky']],
    ['Королёв', ['Korolev', 'Korolyov', 'Koroliov']],
    ['Горбачёв', ['Gorbachev', 'Gorbachov']],
    ['Юлия', ['Yulia', 'Iuliia', 'Julija', 'Yuliya']],
    ['Хрущёв', ['Khrushchev', 'Hrushchev']],
    ['Цой', ['Tsoi', 'Tsoy', 'Coi']],
    ['Ульянова', ['Ulyanova', 'Ulianova', "Ul'ianova"]],
    ['Александр', ['Alexandr', 'Aleksandr']],
    ['Григорьев', ['Grigoriev', 'Grigoryev', "Grigor'ev"]],
    ['Зеленський', ['Zelenskyi']],
    ['Пападопулу', ['Papadopoulou']],
    ['Джон', ['Jon', 'Dzhon']],
    ['Смит', ['Smith']],
    ['Мюллер', ['Müller']],
    ['Брюкнер', ['Brückner']],
  ])('%s', (typed, names) => {
    for (const name of names) expect(`${name} ${spells(typed, name)}`).toBe(`${name} true`);
  });
});

test('whatever is typed is found as passports write it', () => {
  const letter = fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя'),
    greekLetter = fc.constantFrom(...'αβγδεζηθικλμνξοπρστυφχψω');
  for (const unit of [letter, greekLetter])
    fc.assert(
      fc.property(fc.string({ unit, minLength: 3, maxLength: 12 }), (typed) => {
        expect(`${toLatin(typed)} ${spells(typed, toLatin(typed))}`).toBe(`${toLatin(typed)} true`);
      }),
    );
});

test('the beginning of a name finds it too, and another name is not found', () => {
  expect(spells('παπαδοπ', 'Papadopoulou')).toBe(true);
  expect(spells('соко', 'Sokolov')).toBe(true);
  expect(spells('Παπαδοπούλου', 'Papadaki')).toBe(false);
  expect(spells('Соколов', 'Sokolniki')).toBe(false);
});

test('a Latin word, a number and an address have no other spelling', () => {
  for (const word of ['papadopoulou', '20418', 'm@x.example']) expect(getSpellings(word)).toBeUndefined();
});

const mistakes = (typed: string, name: string): boolean =>
  new RegExp(getMistaken(fold(typed))?.whole ?? '$^').test(` ${fold(name)}`);

describe('one mistake', () => {
  test.each([
    ['papadopolou', 'Papadopoulou'],
    ['papadopoulu', 'Papadopoulou'],
    ['papadopoulouu', 'Papadopoulou'],
    ['papadopuolou', 'Papadopoulou'],
    ['sokolav', 'Sokolov'],
    ['okolov', 'Sokolov'],
    ['solhiem', 'Solheim'],
    ['ingird', 'Ingrid'],
    ['haugn', 'Haugen'],
    ['соколев', 'Sokolov'],
    ['Παπαδοπολλου', 'Papadopoulou'],
  ])('in %s finds %s', (typed, name) => expect(mistakes(typed, name)).toBe(true));

  test.each([
    ['papadaki', 'Papadopoulou'],
    ['sakolav', 'Sokolov'],
    ['orlo', 'Orlov'],
    ['20419', '20418'],
    ['m@x.example', 'm@y.example'],
  ])('in %s does not find %s', (typed, name) => expect(mistakes(typed, name)).toBe(false));

  test('leaves one of the halves whole', () => {
    const letters = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('a', 'z', ''), (word, place, sign) => {
        const at = place % word.length;
        const name = `${word.slice(0, at)}${sign}${word.slice(at + 1)}`;
        const { halves, whole } = getMistaken(word) ?? { halves: [], whole: '$^' };
        expect(new RegExp(whole).test(` ${name}`)).toBe(true);
        expect(halves.some((half) => new RegExp(half).test(` ${name}`))).toBe(true);
      }),
    );
  });
});

test('a pattern stays small and valid whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      for (const word of fold(typed).split(/\s+/)) {
        const pattern = getSpellings(word) ?? '';
        expect(() => new RegExp(pattern)).not.toThrow();
        expect(pattern.length).toBeLessThan(1_000);
        expect(() => new RegExp(getMistaken(word)?.whole ?? '')).not.toThrow();
      }
    }),
  );
});
