import type { ArrivalSum } from '@deck/api/contract/today';
import { type MoneyLineFacts, type MoneyLineName, moneyLineNames, toMoneyLine } from '@deck/values';
import { amountIn } from '../payments/order-balance.ts';

/** An order's money in minor units. */
export interface OrderMoney extends Pick<MoneyLineFacts, 'total' | 'paid' | 'held' | 'asked' | 'refunded'> {
  readonly currency: string;
}

type Parts = Readonly<Record<MoneyLineName, bigint>>;
const nothing = Object.fromEntries(moneyLineNames.map((name) => [name, 0n])) as Parts;

/** The parts of an order's money as its line shows them: together they are its total. */
export function getParts(order: OrderMoney): Parts {
  const { segments } = toMoneyLine({ ...order, days: null, isClosed: false }, 0);
  return { ...nothing, ...Object.fromEntries(segments.map(({ name, minor }) => [name, minor])) };
}

/** What is still to come in of an order: what was given back is not. */
export const getDue = (order: OrderMoney): bigint => toDue(getParts(order));

/** The sums of orders by currency, the most still to come in first. */
export function getArrivalSums(orders: readonly OrderMoney[]): ArrivalSum[] {
  return [...Map.groupBy(orders, ({ currency }) => currency)]
    .map(([currency, all]) => ({ currency, parts: addParts(all.map(getParts)) }))
    .toSorted(
      (one, other) =>
        compare(toDue(other.parts), toDue(one.parts)) || (one.currency < other.currency ? -1 : 1),
    )
    .map(({ currency, parts }) => {
      const amount = amountIn(currency);
      const due = toDue(parts);
      return {
        currency,
        total: amount(due + parts.paid + parts.refunded),
        paid: amount(parts.paid),
        held: amount(parts.held),
        asked: amount(parts.asked),
        refunded: amount(parts.refunded),
        notAsked: amount(parts.notAsked),
        due: amount(due),
      };
    });
}

const addParts = (all: readonly Parts[]): Parts =>
  all.reduce(
    (sum, one) => Object.fromEntries(moneyLineNames.map((name) => [name, sum[name] + one[name]])) as Parts,
    nothing,
  );

const toDue = ({ held, asked, notAsked }: Parts): bigint => held + asked + notAsked;

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : Number(one > other));
