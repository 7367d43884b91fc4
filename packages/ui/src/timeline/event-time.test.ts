import { describe, expect, test } from 'vitest';
import { eventTime, relativeTime } from './event-time.ts';
import { newestFirst } from './newest-first.ts';

const now = Date.parse('2026-11-20T07:41:00Z');

describe('the time of an event', () => {
  test('is exact, in the given zone', () => {
    expect(eventTime('2026-11-20T07:15:00Z', 'Europe/Athens', now)).toBe('20.11 09:15');
    expect(eventTime('2026-11-20T07:15:00Z', 'Asia/Tokyo', now)).toBe('20.11 16:15');
  });

  test('includes the year if it is not the current', () => {
    expect(eventTime('2025-11-20T07:15:00Z', 'Europe/Athens', now)).toBe('20.11.2025 09:15');
  });

  test.each([
    ['2026-11-20T07:40:30Z', 'now'],
    ['2026-11-20T07:15:00Z', '26 minutes ago'],
    ['2026-11-20T05:41:00Z', '2 hours ago'],
    ['2026-11-19T05:41:00Z', '1 day ago'],
    ['2026-11-18T07:42:00Z', '1 day ago'],
    ['2026-11-18T07:41:00Z', '2 days ago'],
    ['2026-09-25T07:41:00Z', '1 month ago'],
    ['2025-11-20T07:41:00Z', '1 year ago'],
    ['2026-09-01T00:00:00Z', '2 months ago'],
    ['2024-09-01T00:00:00Z', '2 years ago'],
    ['2026-11-20T09:41:00Z', 'in 2 hours'],
  ])('%s is %s', (at, words) => {
    expect(relativeTime(at, now, 'en')).toBe(words);
  });

  test('is relative in every language', () => {
    expect(relativeTime('2026-11-19T05:41:00Z', now, 'ru')).toBe('1 день назад');
    expect(relativeTime('2026-11-19T05:41:00Z', now, 'el')).toBe('πριν από 1 ημέρα');
    expect(relativeTime('2026-11-20T07:40:30Z', now, 'ru')).toBe('сейчас');
  });
});

test('the newest event comes first, and events of the same instant keep their order', () => {
  const events = [
    { id: 'a', at: '2026-11-20T07:10:00Z' },
    { id: 'b', at: '2026-11-20T09:15:00+02:00' },
    { id: 'c', at: '2026-11-20T07:10:00Z' },
    { id: 'd', at: '2026-11-20T07:13:00Z' },
  ];
  expect(newestFirst(events).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('events without a valid time come last', () => {
  const events = ['', 'soon', '2026-11-20T07:10:00Z', '2026-11-20'].map((at) => ({ at }));
  expect(newestFirst(events).map(({ at }) => at)).toEqual(['2026-11-20T07:10:00Z', '', 'soon', '2026-11-20']);
});
