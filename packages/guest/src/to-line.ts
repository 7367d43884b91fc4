import { formatMoney, zonedParts } from '@deck/values';
import { pastDate, shortDateInYear, shortDueDate } from './dates.ts';
import type { GuestLegendContent, GuestLineContent, GuestSegmentName } from './guest-content.ts';
import { getLabel } from './label.ts';
import { getSegmentSums, type SegmentSums, toSegments } from './money-line.ts';
import type { Reading } from './reading.ts';
import { isOpen, letterOf } from './states.ts';
import { formatSum, getTotal, isNothing, wholePercent } from './sums.ts';

/** The order's money as a line with its legend. */
export function toLine(reading: Reading): GuestLineContent | null {
  const sums = getSegmentSums(reading.facts);
  if (sums === null) return null;
  const isHold = reading.facts.payment.scheme === 'AUTH';
  const legend = toLegend(reading, sums);
  return {
    title: toTitle(reading, sums),
    side: letterOf(reading.facts.payment.state) === 'THANKS' ? balanceBy(reading, sums) : '',
    segments: toSegments(sums, isHold),
    legend,
    sentence: toSentence(reading, legend),
  };
}

function toTitle(reading: Reading, sums: SegmentSums): string {
  const { facts, language, words } = reading;
  const { payment, order } = facts;
  const total = formatSum(order.total, order.currency, language);
  if (!isNothing(sums.asked)) {
    const asked = formatMoney(sums.asked, language);
    const text = words.sumOf(getLabel(reading).title, asked, total);
    return payment.scheme === 'AUTH' && isOpen(payment.state)
      ? `${text}, ${words.kinds[facts.property.kind].taken}`
      : text;
  }
  if (!isNothing(sums.held)) return words.line.isHeld(formatMoney(sums.held, language), total);
  return paidTitle(reading, sums, total);
}

function paidTitle({ facts, language, words }: Reading, { paid, due }: SegmentSums, total: string): string {
  if (isNothing(due)) return words.line.isAllPaid(total);
  const whole = getTotal(facts);
  const percent = whole && wholePercent(paid, whole);
  return words.line.isPaid(percent === null ? formatMoney(paid, language) : `${percent}\u00a0%`, total);
}

function balanceBy({ facts, language, words }: Reading, { due }: SegmentSums): string {
  const dueBy = facts.segments?.dueBy;
  return dueBy && !isNothing(due) ? words.line.balanceBy(shortDueDate(dueBy, language)) : '';
}

/** The parts above zero; a rest of zero too while something is asked, since the guest wants to read that. */
function toLegend(reading: Reading, sums: SegmentSums): readonly GuestLegendContent[] {
  const isAsked = !isNothing(sums.asked);
  const names: readonly GuestSegmentName[] = ['paid', 'held', 'asked', 'due'];
  return names
    .filter((name) => !isNothing(sums[name]) || (name === 'due' && isAsked))
    .map((name) => ({
      name,
      isToHold: name === 'asked' && reading.facts.payment.scheme === 'AUTH',
      label: toName(reading, name, isNothing(sums.due)),
      shortLabel: toShortName(reading, name),
      amount: formatMoney(sums[name], reading.language),
      detail: toDetail(reading, name, isNothing(sums.due)),
      isZero: isNothing(sums[name]),
    }));
}

function toName({ facts, words: { line } }: Reading, name: GuestSegmentName, isLast: boolean): string {
  if (name === 'asked') return facts.payment.scheme === 'AUTH' ? line.askedHold : line.asked;
  if (name === 'due') return isLast ? line.dueAfter : line.due;
  return line[name];
}

function toShortName({ words: { line } }: Reading, name: GuestSegmentName): string {
  if (name === 'asked') return line.now;
  return name === 'due' ? line.later : line[name];
}

function toDetail(reading: Reading, name: GuestSegmentName, isLast: boolean): string {
  const { facts, language, words } = reading;
  const { segments, payment, property } = facts;
  const by = (date: string) => words.deadline.by(shortDueDate(date, language));
  const dayOf = (at: string) => zonedParts(at, property.timezone).date;
  switch (name) {
    case 'paid': {
      const day = segments?.paidAt ? pastDate(dayOf(segments.paidAt), language) : '';
      return [day, segments?.paidNote ?? ''].filter((text) => text !== '').join(', ');
    }
    case 'held':
      return takenAt(reading);
    case 'asked':
      if (!isOpen(payment.state)) return '';
      if (payment.scheme === 'AUTH') return takenAt(reading);
      return payment.expiresAt === null ? '' : by(dayOf(payment.expiresAt));
    case 'due':
      if (isLast) return words.kinds[property.kind].nothingLeft;
      return segments?.dueBy ? by(segments.dueBy) : '';
  }
}

/** `taken Mon 30 Nov, 12:00`. */
function takenAt({ facts, language, words }: Reading): string {
  const { captureAt } = facts.payment;
  if (captureAt === null) return '';
  const { date, time } = zonedParts(captureAt, facts.property.timezone);
  return words.line.taken(`${shortDateInYear(date, language)}, ${time}`);
}

/** What a screen reader says of the line. */
function toSentence({ language }: Reading, legend: readonly GuestLegendContent[]): string {
  const [first = '', ...others] = legend
    .filter(({ isZero }) => !isZero)
    .map(({ label, amount }) => `${label} ${amount}`);
  const lower = (text: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
  return [first, ...others.map(lower)].join(', ');
}
