import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toIcs } from './calendar.ts';
import { halcyon, kalypso, longNames, spaDay } from './examples/index.ts';
import type { GuestFacts } from './guest-facts.ts';

const unfolded = (ics: string | null): string[] => (ics ?? '').replaceAll('\r\n ', '').split('\r\n');
const octets = (line: string): number => new TextEncoder().encode(line).length;
const named = (name: string): GuestFacts => ({ ...kalypso, property: { ...kalypso.property, name } });

test('a stay is one event in UTC', () => {
  expect(unfolded(toIcs(kalypso, 'en'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deck//Guest//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:KLB-20431-2027-06-12@deck',
    'DTSTAMP:20261120T081200Z',
    'DTSTART:20270612T120000Z',
    'DTEND:20270619T080000Z',
    'SUMMARY:Kalypso Bay Resort',
    'LOCATION:Agios Prokopios\\, 843 00 Naxos\\, Greece',
    expect.stringContaining('DESCRIPTION:Order KLB-20431 for Ingrid Solheim\\n12'),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('winter is reckoned by the zone', () => {
  expect(toIcs(halcyon, 'en')).toContain('DTSTART:20261130T100000Z\r\nDTEND:20261203T150000Z\r\n');
});

describe('a line', () => {
  test('has at most 75 octets, and breaks no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (name) => {
        const ics = toIcs(named(name), 'el') ?? '';
        expect(Math.max(...ics.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
        const summary = unfolded(ics).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const text = summary
          .slice('SUMMARY:'.length)
          .replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        expect(text).toBe(name.replace(/\r\n?/g, '\n'));
      }),
    );
  });

  test('of a long Greek name is folded', () => {
    expect(toIcs(longNames, 'el')).toMatch(/SUMMARY:.+\r\n /);
  });
});

test('what a name says never ends the event', () => {
  expect(unfolded(toIcs(named('A;B,C\\D\r\nEND:VCALENDAR'), 'en'))).toContain(
    'SUMMARY:A\\;B\\,C\\\\D\\nEND:VCALENDAR',
  );
});

test('without an hour the days are whole, the last included', () => {
  const facts = { ...kalypso, property: { ...kalypso.property, startTime: null } };
  expect(toIcs(facts, 'en')).toContain('DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270620\r\n');
});

test('a flight one way has only a beginning', () => {
  const ics = toIcs({ ...kalypso, order: { ...kalypso.order, endDate: null } }, 'en');
  expect(ics).toContain('DTSTART:20270612T120000Z\r\nSUMMARY');
});

test('an order without a date has no event', () => {
  expect(toIcs(spaDay, 'en')).toBeNull();
});
