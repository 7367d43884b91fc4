import { describe, expect, test } from 'vitest';
import { toDeadline } from './deadline.ts';
import { halcyon, kalypso, kalypsoPaid, permanent } from './examples/index.ts';
import type { GuestFacts, GuestLanguage } from './guest-facts.ts';
import { guestWords } from './words/index.ts';

const deadlineOf = (facts: GuestFacts, guestTimezone?: string, language: GuestLanguage = 'en') =>
  toDeadline({ facts, language, words: guestWords[language], guestTimezone });

test("the property's clock comes first, the guest's own after it", () => {
  expect(deadlineOf(kalypso, 'Europe/Oslo')).toEqual({
    at: '2026-11-22T07:41:00Z',
    full: 'Pay by Sun 22 November 2026, 09:41 in Athens',
    short: 'by Sun 22 Nov, 09:41 in Athens (08:41 your time)',
    mail: 'by Sun 22 Nov 2026, 09:41 in Athens (08:41 in Oslo)',
    note: '08:41 your time (Oslo). 1\u00a0day 23 h left, your dates are kept until then.',
    left: '1\u00a0day 23 h left',
  });
});

test.each([
  ['the same clock', 'Europe/Bucharest'],
  ['no clock', undefined],
])('a guest with %s reads one time', (_, zone) => {
  const deadline = deadlineOf(kalypso, zone);
  expect(deadline?.short).toBe('by Sun 22 Nov, 09:41 in Athens');
  expect(deadline?.note).toBe('1\u00a0day 23 h left, your dates are kept until then.');
});

test('another day is named with the time', () => {
  expect(deadlineOf(kalypso, 'Pacific/Honolulu')?.short).toBe(
    'by Sun 22 Nov, 09:41 in Athens (Sat 21 Nov, 21:41 your time)',
  );
});

test('a hold is placed, and keeps no dates', () => {
  expect(deadlineOf(halcyon)?.full).toBe('Place the hold by Mon 23 November 2026, 09:41 in Athens');
  expect(deadlineOf(halcyon)?.note).toBe('2\u00a0days 23 h left.');
});

describe('the time left', () => {
  test.each([
    ['2026-11-20T07:41:00Z', '2\u00a0days left'],
    ['2026-11-21T07:40:00Z', '1\u00a0day left'],
    ['2026-11-21T07:42:00Z', '23 h 59 min left'],
    ['2026-11-22T05:41:00Z', '2 h left'],
    ['2026-11-22T07:40:00Z', '1 min left'],
    ['2026-11-22T07:40:01Z', ''],
    ['2026-11-23T00:00:00Z', ''],
  ])('at %s: %s', (now, left) => {
    expect(deadlineOf({ ...kalypso, now })?.left).toBe(left);
  });
});

test('nothing is due without an expiry, or once it is paid', () => {
  expect(deadlineOf(permanent)).toBeNull();
  expect(deadlineOf(kalypsoPaid)).toBeNull();
});

test.each([
  ['el', 'Πληρωμή έως Κυρ 22 Νοεμβρίου 2026, 09:41 στην Αθήνα'],
  ['lv', 'Samaksāt līdz svētd., 2026. gada 22. novembrim, 09:41 Atēnās'],
  ['lt', 'Sumokėti iki 2026 m. lapkričio 22 d., sk, 09:41 Atėnuose'],
  ['ru', 'Оплатить до вс, 22 ноября 2026 г., 09:41 в Афинах'],
] as const)('in %s a date has the case of its preposition', (language, text) => {
  expect(deadlineOf(kalypso, undefined, language)?.full).toBe(text);
});

test('a city without a name in the language stands beside the time', () => {
  const facts = { ...kalypso, property: { ...kalypso.property, timezone: 'America/Sao_Paulo' } };
  expect(deadlineOf(facts, undefined, 'ru')?.short).toBe('до вс, 22 нояб., 04:41, Sao Paulo');
});
