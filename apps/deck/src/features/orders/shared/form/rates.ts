import type { Order } from '@deck/api/contract/orders';
import { lengthOfStay } from '@deck/api/rules';
import { daysBetween, isAmount, isCurrency, isDate, isTime, money, parseMoney, toAmount } from '@deck/values';
import type { Rate } from '../order-words.ts';
import { getTypedDays, type PositionForm } from '../position-form.ts';

const hoursPerDay = 24;

/** How many nights, days or hours a position lasts by its own dates; undefined where they do not tell. */
export function getLength(position: PositionForm): number | undefined {
  const { period } = position;
  const { from, to } = getTypedDays(position);
  if (position.type === 'OTHER' || !isDate(from) || !isDate(to) || to < from) return undefined;
  if (position.type === 'CAR') return lengthOfRental(position, daysBetween(from, to));
  // Nobody writes down when a stay or a charter begins by the hour: how many there are is typed.
  if (period === 'PER_HOUR') return undefined;
  return lengthOfStay(position.type, period, { from, to });
}

/** A rental begins a new day with every 24 hours on the clocks, and is a day long at least. */
function lengthOfRental(position: PositionForm, nights: number): number | undefined {
  const { pickUpTime, dropOffTime, period } = position;
  if (!isTime(pickUpTime) || !isTime(dropOffTime)) return undefined;
  const hours = nights * hoursPerDay + getHours(dropOffTime) - getHours(pickUpTime);
  if (hours <= 0) return undefined;
  return Math.ceil(period === 'PER_HOUR' ? hours : hours / hoursPerDay);
}

function getHours(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) + Number(minutes) / 60;
}

/** The rate times the number of nights, days or hours; undefined while either is missing. */
export function amountOfStay(
  { rate, length }: Pick<PositionForm, 'rate' | 'length'>,
  currency: string,
): string | undefined {
  if (!/^[1-9]\d{0,4}$/.test(length) || !isCurrency(currency) || !isAmount(rate, currency)) return undefined;
  return toAmount(money(parseMoney(rate, currency).minor * BigInt(length), currency));
}

/**
 * How a position changes whose rate, length or dates were changed. The amount follows as long as it is what they
 * came to; one that was typed stays.
 * @param count `anew` counts the length from the dates again, where they tell
 */
export function repriced(
  position: PositionForm,
  currency: string,
  count: 'kept' | 'anew',
): Partial<Pick<PositionForm, 'length' | 'amount' | 'priced'>> {
  const lasts = getLength(position);
  const isCounted = lasts !== undefined && (count === 'anew' || position.length === '');
  const length = isCounted ? String(lasts) : position.length;
  const priced = amountOfStay({ rate: position.rate, length }, currency);
  const follows = position.amount === '' || position.amount === position.priced;
  return {
    ...(isCounted && { length }),
    ...(priced !== undefined && { priced, ...(follows && { amount: priced }) }),
  };
}

interface Rated {
  readonly positions: PositionForm[];
  /** The rate of the order, while none of its positions has it. */
  readonly looseRate: Rate;
}

const noRate: Rate = { appliedRate: null, lengthOfStay: null };

/** The position whose rate the order keeps: the first that has one; without, the first that has a length. */
export function findRated(positions: readonly PositionForm[]): PositionForm | undefined {
  const rated = positions.filter(({ type }) => type !== 'OTHER');
  return rated.find(({ rate }) => rate !== '') ?? rated.find(({ length }) => length !== '');
}

/** The rate of an order as it is sent. */
export function getRate({ positions, looseRate }: Rated): Rate {
  const rated = findRated(positions);
  // A length that is counted from dates takes no rate away.
  if (!rated || (rated.rate === '' && looseRate.appliedRate)) return looseRate;
  return {
    appliedRate: rated.rate === '' ? null : { amount: rated.rate, period: rated.period },
    lengthOfStay: rated.length === '' ? null : Number(rated.length),
  };
}

/**
 * An order has one rate, without its position. The rate goes to the position that is priced by it, or to the only one
 * that could be. Otherwise no position shows it, and the order keeps it.
 */
export function readRate(order: Order, positions: PositionForm[]): Rated {
  const rated = positions.filter(({ type }) => type !== 'OTHER').map((position) => withRate(position, order));
  const [only, ...others] = rated;
  const priced = rated.find(isPriced) ?? (others.length === 0 ? only : undefined);
  const { appliedRate, lengthOfStay } = order;
  return {
    positions: positions.map((position) => (position.key === priced?.key ? priced : position)),
    looseRate: priced ? noRate : { appliedRate, lengthOfStay },
  };
}

function withRate(position: PositionForm, { appliedRate, lengthOfStay, currency }: Order): PositionForm {
  const rate = appliedRate?.amount ?? '';
  const length = lengthOfStay === null ? '' : String(lengthOfStay);
  const priced = amountOfStay({ rate, length }, currency) ?? '';
  return { ...position, rate, length, priced, ...(appliedRate && { period: appliedRate.period }) };
}

/** Whether it lasts as long as its length says, and costs what its rate comes to. */
function isPriced(position: PositionForm): boolean {
  const { rate, length, amount, priced } = position;
  const lasts = getLength(position);
  if (rate === '') return String(lasts) === length;
  return amount === priced && (lasts === undefined || String(lasts) === length);
}
