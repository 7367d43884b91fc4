import { addDays, type CivilDate, daysBetween, type Money, share, subtract, typedUnit } from '@deck/values';
import type { PaymentPolicy } from '../vocabulary/enums.ts';
import { policyShares } from './policy-share.ts';

/** How many payments a plan has. */
export const LEAST_PLANNED = 2;
export const MOST_PLANNED = 4;
/** When payments of a day go out, by the property's clocks. No clock change skips this hour. */
export const PLAN_TIME = '10:00';

/** What a deposit is, in per cent, where the policy says nothing of a part. */
const DEPOSIT = 30;
/** How many days before the order starts the last payment is due. */
const DAYS_BEFORE_START = 14;
/** How many days an order without a start gives. */
const DAYS_WITHOUT_START = 30;
/** How many days after it was asked for a payment is reminded of. */
const DAYS_TO_REMINDER = 7;

/** What a plan is proposed from. */
export interface PlanFacts {
  readonly total: Money;
  /** What no payment has taken, holds or waits for. */
  readonly available: Money;
  readonly policy: PaymentPolicy;
  /** The first day of the order; null if it has none. */
  readonly startDate: CivilDate | null;
  /** Today by the property's clocks. */
  readonly today: CivilDate;
  /** How many payments. */
  readonly count: number;
}

/** One payment of a plan. */
export interface PlannedPayment {
  readonly amount: Money;
  /** Null is now. */
  readonly date: CivilDate | null;
  /** When the guest is reminded; null as the property does it. */
  readonly remindOn: CivilDate | null;
}

/** The last day something of an order can be planned for; null without an end. */
export const lastPlanDay = (startDate: CivilDate | null): CivilDate | null =>
  startDate === null ? null : addDays(startDate, -1);

/**
 * A deposit now and the rest on days to come, which add up to all that is available. Undefined where no day is left
 * before the order starts, or less is available than the smallest amounts make.
 */
export function proposePlan(facts: PlanFacts): PlannedPayment[] | undefined {
  const { available, startDate, today, count } = facts;
  const last = lastPlanDay(startDate);
  const unit = typedUnit(available.currency).minor;
  if ((last !== null && last <= today) || available.minor < unit * BigInt(count)) return undefined;
  const later = count - 1;
  const amounts = [deposit(facts)];
  const rest = subtract(available, amounts[0] ?? available);
  const part = roundDown(rest.minor / BigInt(later), unit);
  for (let at = 1; at < later; at += 1) amounts.push({ ...rest, minor: part });
  amounts.push(remainder(available, amounts));
  const due = earlier(
    last,
    startDate === null ? addDays(today, DAYS_WITHOUT_START) : addDays(startDate, -DAYS_BEFORE_START),
  );
  const span = Math.max(1, daysBetween(today, due));
  return amounts.map((amount, at) => {
    if (at === 0) return { amount, date: null, remindOn: null };
    const date = addDays(today, Math.max(1, Math.round((span * at) / later)));
    return { amount, date, remindOn: proposeReminder(date, startDate) };
  });
}

/** What is left of an amount after others: the last payment of a plan. It may be below zero. */
export const remainder = (available: Money, others: readonly Money[]): Money =>
  others.reduce(subtract, available);

/** A week after the payment was asked for, but before the order starts; null where no such day is left. */
export function proposeReminder(date: CivilDate, startDate: CivilDate | null): CivilDate | null {
  const day = earlier(lastPlanDay(startDate), addDays(date, DAYS_TO_REMINDER));
  return day > date ? day : null;
}

/** The lifetime of a link by which its reminder, a day before the end, goes out on a day. */
export const lifetimeUntil = (sentOn: CivilDate, remindOn: CivilDate): string =>
  `P${daysBetween(sentOn, remindOn) + 1}D`;

/** The part of the policy that is not asked for yet, or else a part of what is available. Something is left of it. */
function deposit({ total, available, policy, count }: PlanFacts): Money {
  const percent = policyShares[policy] < 100 ? policyShares[policy] : DEPOSIT;
  const unit = typedUnit(available.currency).minor;
  const open = share(total, percent).minor - (total.minor - available.minor);
  const wanted = open > 0n && open < available.minor ? open : share(available, percent).minor;
  const most = available.minor - unit * BigInt(count - 1);
  const rounded = roundDown(wanted, unit);
  return { ...available, minor: rounded < unit ? unit : rounded > most ? roundDown(most, unit) : rounded };
}

const roundDown = (minor: bigint, unit: bigint): bigint => minor - (minor % unit);

const earlier = (limit: CivilDate | null, day: CivilDate): CivilDate =>
  limit !== null && limit < day ? limit : day;
