import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { messagePlaces } from './message-places.ts';

const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true });

/** Section 8 of the specification, line by line. */
const specified = `
  no response: network error
  500-503: server error
  403: access restricted
  404: data error
  other statuses: generic something-went-wrong

  PAYMENTS_AMOUNT_EXCEEDS_ORDER
  INVALID_VALUE
  NO_SUITABLE_PSP_PROFILE_FOUND
  NO_SUITABLE_PSP_PROFILE_FOUND of a fast payment
  CARD_EXPIRED
  ORDER_ALREADY_EXISTS
  CARD_ALREADY_TOKENIZED
  CARD_ALREADY_REQUESTED
  INVALID_2FA_CODE
  USER_NOT_FOUND
  LONG_WAITING
  TERMINAL_OPENED

  invalid current password
  access denied
  network request error
  server request error
  generic request error
  data loading: order
  data loading: order payments
  data loading: tenders
  data loading: payment
  data loading: transactions
  no OFD receipt URL or details available
  no data for the chosen line
  image-loading error
  settings form invalid
  login: wrong credentials with attempts left
  login: account blocked
  login: reset link invalid or expired
  login: unexpected token error with support contact link
  payment creation result: declined
  payment creation result: error
  exchange rate: add
  exchange rate: edit
  exchange rate: delete
  exchange rate: get
  send e-mail
  send SMS
  send link
  send e-mail template
  order cancel refused while payments are in progress
  order wizard failure: unexpected error
  order edit failure: unexpected error
  page not found
  access restricted
  not authorized
  required field
  not defined
  two-factor: invalid verification code
`
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);

function textOf(language: string, key: string): unknown {
  const [area = '', path = ''] = key.split(':');
  const at = (keys: readonly string[], from: unknown): unknown =>
    keys.reduce<unknown>((group, each) => (group as Record<string, unknown> | undefined)?.[each], from);
  const words = files[`./${language}/${area}.ts`]?.[area];
  const keys = path.split('.');
  return at(keys, words) ?? at([...keys.slice(0, -1), `${keys.at(-1)}_other`], words);
}

/** How a source may name a key: whole, without its area, or with its last part filled in. */
function isNamedIn(source: string, key: string): boolean {
  const path = key.slice(key.indexOf(':') + 1);
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const group = parts.slice(0, -1).join('.');
  const parent = parts.slice(1).join('.');
  return [`'${key}'`, `'${path}'`, `'${parent}'`, `${group}.\${`, `'${last}'`].some((name) =>
    source.includes(name),
  );
}

it('every message of section 8 has a place, and no other', () => {
  expect(messagePlaces.map(({ message }) => message)).toEqual(specified);
});

describe.each(messagePlaces)('$message', ({ key, place }) => {
  it.each(interfaceLanguages)('has its words in %s', (language) => {
    expect(textOf(language, key)).toMatch(/\S/);
  });

  if (typeof place === 'string')
    it(`is said in ${place}`, () => {
      const source = readFileSync(new URL(`../${place}`, import.meta.url), 'utf8');
      // What a failed call is answered with goes through the handling of responses, which names the keys.
      const handled = source.includes('reactionTo(')
        ? readFileSync(
            new URL('../../../../packages/api/src/client/response-handling.ts', import.meta.url),
            'utf8',
          )
        : source;
      expect(isNamedIn(handled, key)).toBe(true);
    });
  else
    it('comes with a screen that is named', () => {
      expect(place.later).toMatch(/\S/);
    });
});
