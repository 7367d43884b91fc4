import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Papadopoulou, Maria', ['Maria', 'Papadopoulou']],
  ['Maria Papadopoulou', ['Maria', 'Papadopoulou']],
  ['Anna Maria Papadopoulou', ['Anna Maria', 'Papadopoulou']],
  ['Mr. Jan van der Berg', ['Jan', 'van der Berg']],
  ['van der Berg, Jan', ['Jan', 'van der Berg']],
  ['João dos Santos', ['João', 'dos Santos']],
  ['  Mrs   Élodie   Martin ', ['Élodie', 'Martin']],
  ['Martin , Mme Élodie', ['Élodie', 'Martin']],
  ['Παπαδοπούλου, Μαρία', ['Μαρία', 'Παπαδοπούλου']],
  ['г-н Иван Щукин', ['Иван', 'Щукин']],
  ['Maria', undefined],
  ['Papadopoulou,', undefined],
  [', Maria', undefined],
  ['Mr', undefined],
  ['', undefined],
])('%s is read as first and last name', (whole, names) => {
  expect(splitName(whole)).toEqual(names);
});
