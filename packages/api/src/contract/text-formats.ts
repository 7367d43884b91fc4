import { isColor, isPan, isTime } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { say } from './validation.ts';

/** Letters of the Latin, Greek and Cyrillic alphabets; empty passes. */
export const Alpha = described(
  z
    .string(say('required'))
    .check(z.regex(/^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)*$/u, say('alpha'))),
  'Latin, Greek or Cyrillic letters, or empty.',
  'Ναυσικά',
);

/** ASCII digits; empty passes. */
export const Numeric = described(
  z.string(say('required')).check(z.regex(/^\d*$/, say('numeric'))),
  'Digits, or empty.',
  '004711',
);

/** A card number as typed. Only the payer's page holds it, and only in memory. */
export const Pan = described(
  z.string(say('required')).check(z.refine(isPan, say('pan'))),
  'Four or five groups of four digits with a space between them, or empty.',
  '4242 4242 4242 4242',
);

/** A time of the day on a 24-hour clock. */
export const Time = described(
  z.string(say('required')).check(z.minLength(1, say('required')), z.refine(isTime, say('time'))),
  'hh:mm on a 24-hour clock.',
  '14:30',
);

/** A colour; empty passes. */
export const Color = described(
  z.string(say('required')).check(z.refine((text) => text === '' || isColor(text), say('color'))),
  '#rrggbb in small letters, or empty.',
  '#0074c0',
);
