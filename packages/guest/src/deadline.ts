import { toEpoch, zonedParts } from '@deck/values';
import { capitalised, dueDate, dueDateInYear, shortDateInYear, shortDueDate } from './dates.ts';
import type { GuestDeadlineContent } from './guest-content.ts';
import type { Reading } from './reading.ts';
import { isOpen } from './states.ts';
import { atCity, cityName } from './words/cities.ts';

const MINUTE = 60_000;

/** Until when the guest may act, by the clocks of the property and of the guest. Null once nothing is left to do. */
export function toDeadline(reading: Reading): GuestDeadlineContent | null {
  const { facts, language, words } = reading;
  const { expiresAt } = facts.payment;
  if (expiresAt === null || !isOpen(facts.payment.state)) return null;
  const { date, time } = zonedParts(expiresAt, facts.property.timezone);
  const inCity = (day: string) => atCity(`${day}, ${time}`, facts.property.timezone, language);
  const full = inCity(dueDate(date, language));
  const own = ownTime(reading, expiresAt, time);
  const left = timeLeft(reading);
  return {
    at: expiresAt,
    full: toAct(reading, full),
    short: withOwn(words.deadline.by(inCity(dueDateInYear(date, language))), own?.short),
    mail: withOwn(words.deadline.by(inCity(shortDueDate(date, language))), own?.inCity),
    note: toNote(reading, own?.full, left),
    left,
  };
}

/** The verb of this payment before a moment: `Pay by …`. */
function toAct({ facts: { payment }, words }: Reading, moment: string): string {
  if (payment.kind === 'CARD_REQUEST') return words.deadline.card(moment);
  if (payment.state === 'AWAITING_TRANSFER') return words.deadline.transfer(moment);
  return payment.scheme === 'AUTH' ? words.deadline.hold(moment) : words.deadline.pay(moment);
}

const withOwn = (text: string, own: string | undefined): string =>
  own === undefined ? text : `${text} (${own})`;

/** The same moment by the guest's clock; undefined if both clocks agree. */
function ownTime({ facts, language, words, guestTimezone }: Reading, at: string, there: string) {
  if (guestTimezone === undefined) return undefined;
  const { date, time } = zonedParts(at, guestTimezone);
  const isSameDay = date === zonedParts(at, facts.property.timezone).date;
  if (time === there && isSameDay) return undefined;
  // Another day is named: a time alone would be read as the property's.
  const moment = isSameDay ? time : `${shortDateInYear(date, language)}, ${time}`;
  return {
    full: words.deadline.own(moment, cityName(guestTimezone, language)),
    short: words.deadline.ownShort(moment),
    inCity: atCity(moment, guestTimezone, language),
  };
}

function toNote({ facts, words }: Reading, own: string | undefined, left: string): string {
  const { order, payment } = facts;
  const isPaidAtOnce = payment.scheme === 'CHARGE' && payment.kind !== 'CARD_REQUEST';
  const keeps = left !== '' && order.startDate !== null && isPaidAtOnce;
  const meanwhile = [left, keeps ? words.deadline.kept : ''].filter((text) => text !== '').join(', ');
  return [own ?? '', meanwhile]
    .filter((text) => text !== '')
    .map((text) => capitalised(text).replace(/\.?$/, '.'))
    .join(' ');
}

/** The two largest units that are left, rounded down; empty in the last minute and after it. */
function timeLeft({ facts: { payment, now }, words: { deadline } }: Reading): string {
  const minutes = Math.floor((toEpoch(payment.expiresAt ?? now) - toEpoch(now)) / MINUTE);
  if (minutes < 1) return '';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0
      ? [deadline.days(days), hours > 0 ? deadline.hours(hours) : '']
      : [hours > 0 ? deadline.hours(hours) : '', minutes % 60 > 0 ? deadline.minutes(minutes % 60) : ''];
  return deadline.left(parts.filter((part) => part !== '').join(' '));
}
