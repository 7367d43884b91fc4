import { addDays, type CivilDate } from '@deck/values';
import { DayPicker } from 'react-day-picker';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { calendarWords } from './calendar-words.ts';
import { fullDate, toMoment } from './date-words.ts';
import { utcDates } from './utc-dates.ts';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

/** The accessible names of a month's days. */
function daysNamed(month: CivilDate): string[] {
  const { labels, formatters } = calendarWords('en', en, () => undefined);
  const markup = renderToStaticMarkup(
    <DayPicker
      dateLib={utcDates}
      mode="single"
      month={toMoment(month)}
      today={toMoment('2026-11-20')}
      selected={toMoment('2026-11-20')}
      weekStartsOn={1}
      labels={labels ?? {}}
      formatters={formatters ?? {}}
    />,
  );
  return [
    ...markup.matchAll(/data-day="([^"]*)"[^>]*><button[^>]*aria-label="([^"]*)"[^>]*>(\d+)<\/button>/g),
  ].map(([, date, name, day]) => `${date} ${day}: ${name}`);
}

// Clocks change in these months: in New York and Athens at night, in Santiago and Cairo at midnight. Apia
// crossed the date line and had no 30 December 2011.
describe.each([
  'America/New_York',
  'Europe/Athens',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
])('on a machine in %s', (zone) => {
  it.each([
    '2027-03-01',
    '2026-04-01',
    '2026-09-01',
    '2026-10-01',
    '2027-11-01',
    '2011-12-01',
    '1900-01-01',
    '2100-12-01',
  ])('the month of %s has each of its days once', (first) => {
    process.env.TZ = zone;
    const expected: string[] = [];
    for (let day = first; day.startsWith(first.slice(0, 8)); day = addDays(day, 1)) {
      expected.push(`${day} ${Number(day.slice(8))}: ${fullDate(day, 'en')}`);
    }
    expect(daysNamed(first)).toEqual(expected);
  });

  it("today and the chosen day are part of the day's name", () => {
    process.env.TZ = zone;
    expect(daysNamed('2026-11-01')[19]).toBe(
      `2026-11-20 20: ${fullDate('2026-11-20', 'en')}, today, selected`,
    );
  });
});
