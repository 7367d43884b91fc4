import { zonedParts } from '@deck/values';
import { cardTitle, toCardText } from './card.ts';
import { directionsUrl } from './contact.ts';
import { pastDate, plainDate, shortDueDate } from './dates.ts';
import { getSegmentSums } from './money-line.ts';
import type { Reading } from './reading.ts';
import type { GuestReceiptContent } from './receipt-content.ts';
import { isDone } from './states.ts';
import { formatSum, isNothing } from './sums.ts';
import { atCity } from './words/cities.ts';

/** The stub of the pass; null before the payment. */
export function toReceipt(reading: Reading): GuestReceiptContent | null {
  const { facts, words } = reading;
  const { payment, order, property } = facts;
  if (!isDone(payment.state)) return null;
  const { receipt } = words;
  const moment = toMoment(reading);
  const paidWith = toPaidWith(reading);
  const isHold = payment.state === 'HELD';
  const rows = [
    { name: 'at', label: isHold ? receipt.heldAt : receipt.at, value: moment.short },
    { name: 'with', label: receipt.with, value: paidWith },
    { name: 'receipt', label: receipt.receipt, value: payment.receiptNumber ?? '' },
    { name: 'approval', label: receipt.approval, value: payment.approval ?? '' },
  ] as const;
  return {
    badge: toBadge(reading),
    rows: rows.filter(({ value }) => value !== ''),
    at: moment.short,
    atFull: moment.full,
    with: paidWith,
    cardType: payment.card === null ? '' : cardTitle(payment.card.type),
    lastFour: payment.card?.lastFour ?? '',
    code: receipt.code,
    pdf: receipt.pdf,
    pdfShort: receipt.pdfShort,
    calendar: receipt.calendar,
    calendarShort: receipt.calendarShort,
    directions: receipt.directions,
    directionsUrl: directionsUrl(property),
    sentTo: order.guestEmail === '' ? '' : receipt.sentTo(order.guestEmail),
    ...toRest(reading),
  };
}

function toBadge({ facts: { payment }, words: { receipt } }: Reading): string {
  if (payment.state === 'HELD') return receipt.held;
  if (payment.state === 'REFUNDED') return receipt.refunded;
  return payment.state === 'CARD_SAVED' ? receipt.saved : receipt.paid;
}

/** The time of payment on the property's clocks: with the zone's letters, and in words. */
function toMoment({ facts, language }: Reading): { short: string; full: string } {
  const { paidAt } = facts.payment;
  if (paidAt === null) return { short: '', full: '' };
  const zone = facts.property.timezone;
  const { date, time } = zonedParts(paidAt, zone);
  return {
    short: `${pastDate(date, language)}, ${time} ${zoneLetters(paidAt, zone)}`,
    full: atCity(`${plainDate(date, language)}, ${time}`, zone, language),
  };
}

/** `EET`, `GMT+4`. British English knows the letters of Europe's zones. */
function zoneLetters(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    Date.parse(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `Apple Pay, Visa •••• 8024`. */
function toPaidWith({ facts: { payment } }: Reading): string {
  const card = payment.card === null ? '' : toCardText(payment.card);
  return [payment.wallet ?? payment.methodTitle ?? '', card].filter((text) => text !== '').join(', ');
}

function toRest({ facts, language, words }: Reading): { due: string; dueBy: string } {
  const sums = getSegmentSums(facts);
  if (sums === null || facts.segments === null || isNothing(sums.due)) return { due: '', dueBy: '' };
  const { due, dueBy } = facts.segments;
  return {
    due: words.line.dueSum(formatSum(due, facts.order.currency, language)),
    dueBy: dueBy === null ? '' : words.deadline.by(shortDueDate(dueBy, language)),
  };
}
