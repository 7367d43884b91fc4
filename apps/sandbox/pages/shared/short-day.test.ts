import { expect, test } from 'vitest';
import { shortDay } from './short-day.ts';

const ZONE = 'Europe/Athens';
const NOW = '2026-11-20T22:30:00Z';

test('is only the time on the same day in the reader’s zone', () => {
  expect(shortDay('2026-11-20T22:05:00Z', NOW, ZONE)).toBe('00:05');
});

test('is only the date on another day', () => {
  expect(shortDay('2026-11-20T21:55:00Z', NOW, ZONE)).toBe('20.11.2026');
});
