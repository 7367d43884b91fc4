import { isCountry, isRate } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { LONGEST_ADDRESS } from '../rules/field-limits.ts';
import { maxLength, say } from './validation.ts';

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text) || /[\s<>"]/.test(text)) return false;
  const { username, password } = new URL(text);
  // A user name in the address leaks a password or disguises the host.
  return username === '' && password === '';
};

/** A web address, or empty. */
export const Address = described(
  z.string(say('required')).check(
    maxLength(LONGEST_ADDRESS),
    z.refine((text) => text === '' || isAddress(text), say('url')),
  ),
  `An address that begins with https:// or http://, at most ${LONGEST_ADDRESS} characters, or empty.`,
  'https://hotel.example.com/terms',
);
export const RequiredAddress = described(
  Address.check(z.minLength(1, say('required'))),
  `An address that begins with https:// or http://, at most ${LONGEST_ADDRESS} characters.`,
  'https://hotel.example.com/callbacks',
);

/** The address of a picture, as an upload answered it: a path of the sandbox or a web address. */
export const PictureUrl = described(
  z.string(say('required')).check(
    maxLength(LONGEST_ADDRESS),
    z.refine((text) => /^\/resources\/files\/[\w.-]+$/.test(text) || isAddress(text), say('url')),
  ),
  'The address of a picture, as the upload answered it.',
  '/resources/files/8Qm2vXo1c0yH3k5TzGq7Aw.png',
);

/** ISO 3166-1 alpha-2, and XK for Kosovo. */
export const Country = described(
  z.string(say('choice')).check(z.refine(isCountry, say('choice'))),
  'A country by ISO 3166-1 alpha-2.',
  'GR',
);

/** An exchange rate: a decimal string above zero, at most 10 digits before the point and 8 after it. */
export const Rate = described(
  z.string(say('rate')).check(z.minLength(1, say('required')), z.refine(isRate, say('rate'))),
  'A decimal string above zero, at most 10 digits before the point and 8 after it.',
  '0.9215',
);

/** The name of a payment method or of a group of them in the dictionaries, such as `IDEAL` or `CARDS`. */
export const MethodName = described(
  z.string(say('required')).check(z.regex(/^[A-Z][A-Z\d_]{1,39}$/, say('choice'))),
  'A name of the dictionary: capital letters, digits and _.',
  'IDEAL',
);

export const OrderPrefix = described(
  z.string(say('required')).check(z.regex(/^[A-Z][A-Z\d]{0,5}$/, say('prefix'))),
  'The start of generated order IDs: 1 to 6 capital letters and digits, a letter first.',
  'KAL',
);
