import type { GuestMethod } from './guest-facts.ts';

/** The brands that a card's number shows, in the order of the card's fields. */
const marks: readonly (readonly [mark: string, methods: readonly string[]])[] = [
  ['Visa', ['VISA', 'VISA_ELECTRON']],
  ['Mastercard', ['MASTERCARD']],
  ['Amex', ['AMEX']],
  ['Maestro', ['MAESTRO']],
  ['Mir', ['MIR']],
];
const known: ReadonlySet<string> = new Set(marks.flatMap(([, methods]) => methods));

/**
 * The marks beside the card's number, the same as in the fields of the payment service provider. Where a brand without
 * numbers of its own is taken, any card may be, and the usual four stand there.
 */
export function toCardMarks(methods: readonly GuestMethod[]): readonly string[] {
  const cards = methods.filter(({ way }) => way === 'CARD').map(({ name }) => name);
  const takesAny = cards.some((name) => !known.has(name));
  return marks
    .filter(([mark, names]) => (takesAny ? mark !== 'Mir' : names.some((name) => cards.includes(name))))
    .map(([mark]) => mark);
}
