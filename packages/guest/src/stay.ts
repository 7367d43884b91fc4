import { daysBetween } from '@deck/values';
import { capitalised, dateRange, dayOfYear, fullDate, plainDate, weekdayName } from './dates.ts';
import type { GuestRow } from './form-content.ts';
import type { GuestPassDate, GuestStayBlock, GuestStayContent } from './guest-content.ts';
import type { Reading } from './reading.ts';

/** When the guest comes and leaves; null without a date. */
export function toStay(reading: Reading): GuestStayContent | null {
  const { facts, language, words } = reading;
  const { startDate, endDate } = facts.order;
  if (startDate === null) return null;
  const kind = words.kinds[facts.property.kind];
  const isSpan = endDate !== null && endDate > startDate;
  const range = dateRange(startDate, endDate ?? startDate, language);
  const length = getLength(reading);
  const guests = getGuests(reading);
  const end = isSpan ? endDate : null;
  return {
    title: kind.title,
    blocks: toBlocks(reading, startDate, end),
    range,
    summary: [range, length, guests].filter((text) => text !== '').join(', '),
    pass: {
      start: toPassDate(reading, kind.start, startDate, startsAt(reading)),
      end: end === null ? null : toPassDate(reading, kind.end, end, endsAt(reading)),
      length,
      rows: toPassRows(reading, guests),
    },
  };
}

function toBlocks(reading: Reading, start: string, end: string | null): readonly GuestStayBlock[] {
  const { facts, language, words } = reading;
  const kind = words.kinds[facts.property.kind];
  const main = getMain(reading);
  const blocks: readonly GuestStayBlock[] = [
    {
      name: 'start',
      label: kind.start,
      value: capitalised(fullDate(start, language)),
      detail: startsAt(reading),
    },
    {
      name: 'end',
      label: kind.end,
      value: end ? capitalised(fullDate(end, language)) : '',
      detail: endsAt(reading),
    },
    { name: 'length', label: words.length, value: getLength(reading), detail: '' },
    { name: 'guests', label: kind.guests, value: getGuests(reading), detail: main },
  ];
  return blocks.filter(({ value }) => value !== '');
}

const startsAt = ({ facts: { property }, words }: Reading): string =>
  property.startTime === null ? '' : words.from(property.startTime);

const endsAt = ({ facts: { property }, words }: Reading): string =>
  property.endTime === null ? '' : words.until(property.endTime);

/** Nights of a hotel, days of a yacht or a car. A flight has no length. */
function getLength({ facts, words }: Reading): string {
  const { startDate, endDate } = facts.order;
  if (startDate === null || endDate === null || endDate <= startDate) return '';
  const days = daysBetween(startDate, endDate);
  switch (facts.property.kind) {
    case 'HOTEL':
      return words.nights(days);
    case 'YACHT':
    case 'CAR':
      return words.days(days);
    case 'AIRCRAFT':
    case 'OTHER':
      return '';
  }
}

function getGuests({ facts: { order, property }, words }: Reading): string {
  if (order.guests === null || order.guests < 1) return '';
  return property.kind === 'AIRCRAFT' ? words.passengers(order.guests) : words.guests(order.guests);
}

/** What was ordered first: the room, the charter. Staff may keep the positions to themselves. */
const getMain = ({ facts: { order } }: Reading): string =>
  order.showsPositions ? (order.positions[0]?.name ?? '') : '';

function toPassRows(reading: Reading, guests: string): readonly GuestRow[] {
  const { facts, words } = reading;
  const kind = words.kinds[facts.property.kind];
  return [
    { label: words.guest, value: facts.order.guestName },
    { label: kind.unit, value: getMain(reading) },
    { label: kind.guests, value: guests },
  ].filter(({ value }) => value !== '');
}

function toPassDate({ language }: Reading, label: string, date: string, time: string): GuestPassDate {
  const when = (width: 'long' | 'short') =>
    [weekdayName(date, language, width), time].filter((text) => text !== '').join(', ');
  return {
    label,
    labelWithYear: `${label} ${date.slice(0, 4)}`,
    date: plainDate(date, language),
    day: dayOfYear(date, language),
    when: when('long'),
    shortWhen: when('short'),
  };
}
