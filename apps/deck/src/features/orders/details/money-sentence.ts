import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { daysBetween, formatDate, formatMoney, type MoneyLineFacts, money, zonedParts } from '@deck/values';
import type { TFunction } from 'i18next';
import { getMoneyLineFacts } from '../../../domain/order/money-line.ts';
import { getMoneyEnds, type MoneyEnd } from './money-ends.ts';

export interface MoneySentence {
  /** "One third is paid and one third held." */
  readonly state: string;
  /** "The link for €1,080.00 ends tomorrow." Empty where nothing ends. */
  readonly ends: string;
  /** Something ends only once the guest is there, or has ended unpaid. */
  readonly isLate: boolean;
}

interface About {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly now: number;
  readonly locale: string;
  readonly timeZone: string;
}

type Words = TFunction<['order', 'app', 'orders']>;

/** An order's money in one line: how much is paid or held, and what ends next. */
export function getMoneySentence(about: About, t: Words): MoneySentence {
  const { next, past } = getMoneyEnds(about.order, about.payments, about.now);
  const ends = past
    ? t(`order:sentence.ended.${past.kind}`, getValues(past, about, t))
    : getNext(next, about, t);
  return {
    state: getState(about, t),
    ends: ends === '' ? '' : toSentence(ends, about),
    isLate: past !== undefined || next.some((end) => getSide(end, about) === 'after'),
  };
}

function getState({ order, now, locale }: About, t: Words): string {
  const facts = getMoneyLineFacts(order);
  const { total, paid, held, refunded, days } = facts;
  const text = (minor: bigint) => formatMoney(money(minor, order.currency), locale);
  const hasMoney = paid > 0n || held > 0n;
  const isCanceled = order.state === 'REVOKED';
  const excess = paid + held - total;
  const shares = hasMoney && total > 0n ? getShares(facts, t) : undefined;
  const nothing = total === 0n ? t('order:sentence.free') : t('order:sentence.nothing');
  const sentences = [
    isCanceled && t('order:sentence.canceled'),
    order.state === 'FINALIZED' && t('order:sentence.finalized'),
    !facts.isClosed && days !== null && now > days.end && getOver(order, t),
    hasMoney && excess > 0n
      ? [shares, t('order:sentence.excess', { amount: text(excess) })].filter(Boolean).join(', ')
      : shares,
    !hasMoney && refunded === 0n && !isCanceled && nothing,
    refunded > 0n && t('order:sentence.refunded', { amount: text(refunded) }),
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => toSentence(sentence, { locale }))
    .join(' ');
}

const getOver = ({ startDate, endDate }: Order, t: Words): string =>
  t('order:sentence.over', { date: formatDate(endDate ?? startDate ?? '') });

/** How much is paid and held, in words where a word says it. */
function getShares({ total, paid, held }: MoneyLineFacts, t: Words): string {
  const isPaid = getShare(paid, total);
  const isHeld = getShare(held, total);
  if (isPaid === undefined) return t(`order:sentence.held.${isHeld?.word ?? 'percent'}`, { ...isHeld });
  const first = t(`order:sentence.paid.${isPaid.word}`, { ...isPaid });
  if (isHeld === undefined) return first;
  return t('order:sentence.both', {
    paid: first,
    held: t(`order:sentence.andHeld.${isHeld.word}`, { ...isHeld }),
  });
}

const fractions = [
  { word: 'half', of: 2n },
  { word: 'third', of: 3n },
  { word: 'quarter', of: 4n },
] as const;

/** A part that rounding to the smallest unit left beside a fraction is that fraction. */
export function getShare(part: bigint, total: bigint) {
  if (part <= 0n) return undefined;
  if (part >= total) return { word: 'all', percent: 100 } as const;
  const fraction = fractions.find(({ of }) => {
    const beside = part * of - total;
    return (beside < 0n ? -beside : beside) < (total < 100n ? 1n : of);
  });
  const percent = Math.min(99, Math.max(1, Math.round(Number((part * 10_000n) / total) / 100)));
  return { word: fraction?.word ?? 'percent', percent } as const;
}

/** The nearest end and the one after it; beside check-in where that says more. */
function getNext([first, second]: readonly MoneyEnd[], about: About, t: Words): string {
  if (first === undefined) return '';
  const start = t(`order:sentence.start.${about.order.positionType}`);
  const one = t(`order:sentence.ends.${first.kind}`, getValues(first, about, t));
  const side = getSide(first, about);
  if (second === undefined) return side === 'after' ? t('order:sentence.after', { said: one, start }) : one;
  const joint = first.kind === second.kind ? 'another' : 'and';
  const said = `${one}, ${t(`order:sentence.${joint}.${second.kind}`, getValues(second, about, t))}`;
  if (side === 'after') return t('order:sentence.bothAfter', { said, start });
  switch (getSide(second, about)) {
    case 'after':
      return t('order:sentence.after', { said, start });
    case 'before':
      return t('order:sentence.bothBefore', { said, start });
    default:
      return said;
  }
}

/** Whether it ends on a day before the guest comes or on one after, while they are still to come. */
function getSide({ at }: MoneyEnd, { order, now }: About): 'before' | 'after' | undefined {
  const dateOf = (instant: number) => zonedParts(instant, order.propertyTimezone).date;
  const { startDate } = order;
  if (startDate === null || dateOf(now) >= startDate || dateOf(at) === startDate) return undefined;
  return dateOf(at) < startDate ? 'before' : 'after';
}

const getValues = (end: MoneyEnd, about: About, t: Words) => ({
  amount: formatMoney(end.sum, about.locale),
  when: getWhen(end.at, about, t),
});

/** A day near today by its distance, any other by its date. */
function getWhen(at: number, { now, timeZone }: Pick<About, 'now' | 'timeZone'>, t: Words): string {
  const [then, today] = [zonedParts(at, timeZone), zonedParts(now, timeZone)];
  const days = daysBetween(today.date, then.date);
  if (days === 0) return t('order:sentence.when.today', { time: then.time });
  if (days === -1) return t('order:sentence.when.yesterday');
  if (days === 1) return t('order:sentence.when.tomorrow');
  if (days === 2) return t('order:sentence.when.two');
  if (days > 2 && days < 7) return t('order:sentence.when.days', { count: days });
  const date = formatDate(then.date);
  const isThisYear = then.date.slice(0, 4) === today.date.slice(0, 4);
  return t('order:sentence.when.date', { date: isThisYear ? date.slice(0, 5) : date });
}

const toSentence = (text: string, { locale }: Pick<About, 'locale'>): string =>
  `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`;
