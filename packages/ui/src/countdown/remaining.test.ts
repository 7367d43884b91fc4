import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRemaining, remaining } from './remaining.ts';

const now = Date.parse('2026-11-20T07:41:00Z');

describe('the time left', () => {
  test.each([
    ['2026-11-22T11:41:00Z', '2 days 4 hr'],
    ['2026-11-21T07:41:00Z', '1 day'],
    ['2026-11-21T07:51:00Z', '1 day'],
    ['2026-11-20T10:53:00Z', '3 hr 12 min'],
    ['2026-11-20T07:53:00Z', '12 min'],
    ['2026-11-20T07:41:01Z', '1 min'],
    ['2026-11-20T07:41:00Z', '0 min'],
    ['2026-11-20T07:00:00Z', '0 min'],
  ])('until %s', (until, words) => {
    expect(formatRemaining(remaining(Date.parse(until), now), 'en')).toBe(words);
  });

  test('is in the reader’s language', () => {
    const left = remaining(Date.parse('2026-11-20T10:53:00Z'), now);
    expect(formatRemaining(left, 'ru')).toMatch(/^3\sч 12\sмин$/);
    expect(formatRemaining(left, 'el')).not.toMatch(/[a-z]/i);
  });

  test('adds up in minutes, rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (ms) => {
        const { days, hours, minutes } = remaining(now + ms, now);
        expect((days * 24 + hours) * 60 + minutes).toBe(Math.ceil(ms / 60_000));
      }),
    );
  });
});
