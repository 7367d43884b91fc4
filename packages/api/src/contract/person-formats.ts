import { isZone } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { maxLength, say } from './validation.ts';

/** A person's name in any script: letters, digits, spaces, apostrophes, hyphen and ampersand. */
export const PersonName = described(
  z.string(say('required')).check(
    z.refine((text) => text.trim().length > 0, say('required')),
    maxLength(100),
    z.regex(/^[\p{L}\p{M}\p{N}\p{Zs}'’&-]*$/u, say('personName')),
  ),
  'Letters of any script, digits, spaces, apostrophes, hyphen and ampersand; at most 100 characters.',
);

/** The user's position in the company; may be empty. */
export const PositionTitle = described(
  z
    .string(say('required'))
    .check(maxLength(100), z.regex(/^[\p{L}\p{M}\p{Zs},.'’-]*$/u, say('positionTitle'))),
  'Letters, spaces, comma, dot, apostrophes and hyphen; at most 100 characters, may be empty.',
  'Front desk',
);

/** The login. Case does not matter. */
export const LoginName = described(
  z.string(say('required')).check(z.regex(/^[^\s\p{Cc}]{3,100}$/u, say('login'))),
  '3 to 100 characters without spaces. Small and capital letters are the same.',
  'eleni@example.com',
);

/** A portrait: an address answered by an upload. An external picture would tell its owner who views it. */
export const Portrait = described(
  z.string(say('picture')).check(z.regex(/^\/resources\/files\/[\w-]{22}\.(png|jpg|webp)$/, say('picture'))),
  'The address of a picture, as the upload answered it.',
  '/resources/files/8Qm2vXo1c0yH3k5TzGq7Aw.png',
);

export const Timezone = described(
  z.string(say('required')).check(z.regex(/^[A-Za-z]/, say('choice')), z.refine(isZone, say('choice'))),
  'A zone of the IANA database, such as Europe/Athens.',
  'Europe/Athens',
);
