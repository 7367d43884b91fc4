import { expect, test } from 'vitest';
import { toCardMarks } from './card-marks.ts';

const card = (name: string) => ({ name, title: name, group: 'CARDS', way: 'CARD' as const });

test.each([
  ['in the order of the card’s fields', ['MAESTRO', 'AMEX', 'VISA'], ['Visa', 'Amex', 'Maestro']],
  ['Visa Electron is a Visa', ['VISA', 'VISA_ELECTRON'], ['Visa']],
  ['Mir where it is taken', ['MIR'], ['Mir']],
  [
    'the usual four where any card may be taken',
    ['VISA', 'UNIONPAY'],
    ['Visa', 'Mastercard', 'Amex', 'Maestro'],
  ],
  ['none without a card', [], []],
])('marks: %s', (_, names, expected) => {
  expect(toCardMarks(names.map(card))).toEqual(expected);
});
