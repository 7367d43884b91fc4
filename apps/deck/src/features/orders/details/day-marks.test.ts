import { expect, it } from 'vitest';
import { getMoneyLineFacts } from '../../../domain/order/money-line.ts';
import { order } from '../../../stories/testing/answers/order.ts';
import { charged, held, sent } from '../../../stories/testing/answers/payments.ts';
import { getDayMarks } from './day-marks.ts';

const days = getMoneyLineFacts(order).days ?? { created: 0, start: 0, end: 0 };
const now = Date.parse('2026-11-22T08:00:00Z');
const read = (about: Partial<Parameters<typeof getDayMarks>[0]>) =>
  getDayMarks({ order, payments: [charged, held, sent], days, now, needle: 0.3, ...about }, (kind) => kind, {
    timeZone: 'UTC',
    locale: 'en',
  });

it('marks the days of the order, and what ends before them', () => {
  expect(read({}).map(({ kind, date }) => [kind, date])).toEqual([
    ['created', expect.any(String)],
    ['today', '22.11'],
    ['start', '25.11'],
    ['end', '28.11'],
    ['linkEnds', '22.11'],
    ['captureUntil', '28.11'],
    ['declined', '21.11'],
  ]);
});

it('marks what ends first, and nothing that has ended', () => {
  const earlier = { ...held, captureDeadline: '2026-11-23T10:00:00Z' };
  const dateOf = (about: Parameters<typeof read>[0]) =>
    read(about).find(({ kind }) => kind === 'captureUntil')?.date;
  expect(dateOf({ payments: [held, earlier] })).toBe('23.11');
  expect(dateOf({ payments: [earlier], now: Date.parse('2026-11-24T10:00:00Z') })).toBeUndefined();
});

it('says the moment where there is room, the weekday of the days, and what was declined', () => {
  const marks = read({});
  const momentOf = (kind: string) => marks.find((mark) => mark.kind === kind)?.moment;
  expect(momentOf('today')).toBe('22.11 08:00');
  expect(momentOf('start')).toBe('Wed 25.11');
  expect(marks.find(({ kind }) => kind === 'declined')).toMatchObject({
    label: 'declined, Visa •••• 9064',
    moment: '21.11 21:41',
  });
});

it('marks hours in place of days for a hire of the day it was made', () => {
  const hire = { ...order, createdAt: '2026-11-22T07:00:00Z', startDate: '2026-11-22', endDate: null };
  const dates = read({ order: hire, payments: [] }).map(({ kind, date }) => [kind, date]);
  expect(dates.slice(0, 4)).toEqual([
    ['created', '07:00'],
    ['today', '08:00'],
    ['start', '22.11'],
    ['end', '22.11'],
  ]);
});

it('does not mark today once the order is over', () => {
  expect(read({ needle: null }).map(({ kind }) => kind)).not.toContain('today');
});
