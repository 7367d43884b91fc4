import { addDays, type Instant, instantIn, instantText, toEpoch } from '@deck/values';
import type { GuestFacts, GuestLanguage } from './guest-facts.ts';
import { toGuestContent } from './to-guest-content.ts';

/** The longest line of a calendar file, in octets without its end: RFC 5545, section 3.1. */
const LONGEST = 75;

/**
 * The stay as a calendar file of one event, by RFC 5545: times in UTC; whole days if the property has set no hour.
 * Null without a date.
 */
export function toIcs(facts: GuestFacts, language: GuestLanguage): string | null {
  const { order, property, payment } = facts;
  if (order.startDate === null) return null;
  const { header, stay, facts: contact } = toGuestContent(facts, language);
  const details = [header, stay?.summary ?? '', contact.questions.phone, payment.url ?? ''];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deck//Guest//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${order.number}-${order.startDate}@deck`)}`,
    `DTSTAMP:${utc(facts.now)}`,
    ...toSpan(facts, order.startDate),
    `SUMMARY:${escaped(property.name)}`,
    `LOCATION:${escaped(property.address === '' ? property.place : property.address)}`,
    `DESCRIPTION:${escaped(details.filter((text) => text !== '').join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The hours where both ends have one, else whole days. The end of whole days is the day after the last. */
function toSpan({ order, property }: GuestFacts, startDate: string): readonly string[] {
  const start = momentOf(property.timezone, startDate, property.startTime);
  const end = order.endDate === null ? null : momentOf(property.timezone, order.endDate, property.endTime);
  if (start !== null && order.endDate === null) return [`DTSTART:${utc(start)}`];
  if (start !== null && end !== null && toEpoch(start) < toEpoch(end)) {
    return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`];
  }
  const after = addDays(order.endDate ?? startDate, 1);
  return [`DTSTART;VALUE=DATE:${digits(startDate)}`, `DTEND;VALUE=DATE:${digits(after)}`];
}

/** Null without an hour, or for one that the clocks skip. */
function momentOf(zone: string, date: string, time: string | null): Instant | null {
  const moment = time === null ? null : instantIn(zone, date, time);
  return moment?.ok ? moment.instant : null;
}

const utc = (instant: Instant): string => instantText(toEpoch(instant)).replace(/[-:]/g, '');

const digits = (date: string): string => date.replaceAll('-', '');

/** RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line where an octet too many would stand, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}
