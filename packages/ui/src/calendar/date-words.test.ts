import { addDays } from '@deck/values';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { fullDate, monthName, toDay, toMoment } from './date-words.ts';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe.each(['America/New_York', 'Pacific/Apia', 'Europe/Athens'])('on a machine in %s', (zone) => {
  it('a day survives the conversion to an instant and back', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
        const date = addDays('1900-01-01', days);
        expect(toDay(toMoment(date))).toBe(date);
        expect(fullDate(date, 'en')).toContain(` ${Number(date.slice(8))} `);
      }),
    );
  });
});

it.each([
  ['en', 'November', 'Friday 20 November 2026'],
  ['ru', 'Ноябрь', 'пятница, 20 ноября 2026 г.'],
  ['el', 'Νοέμβριος', 'Παρασκευή 20 Νοεμβρίου 2026'],
] as const)('in %s the month stands alone and the day has a full name', (locale, month, day) => {
  expect(monthName('2026-11-20', locale)).toBe(month);
  expect(fullDate('2026-11-20', locale).replace(/^(Friday),/, '$1')).toBe(day);
});
