import { daysBetween, isAmount, isCurrency, isDate, isTime, money, parseMoney, toAmount } from '@deck/values';
import type { PositionForm } from './order-form.ts';

const hoursPerDay = 24;

/** How many nights, days or hours a position lasts by its own dates; undefined where they do not tell. */
export function getLength(position: PositionForm): number | undefined {
  const { period } = position;
  const { from, to } = position.days;
  if (position.type === 'OTHER' || !isDate(from) || !isDate(to) || to < from) return undefined;
  const nights = daysBetween(from, to);
  if (position.type === 'CAR') return lengthOfRental(position, nights);
  // Nobody writes down when a stay or a charter begins by the hour: how many there are is typed.
  if (period === 'PER_HOUR') return undefined;
  const isStay = position.type === 'ACCOMMODATION' || period === 'PER_NIGHT';
  const length = isStay ? nights : nights + 1;
  return length > 0 ? length : undefined;
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

/** The amount of so many nights, days or hours at a rate; undefined while either is missing. */
export function amountOfStay(
  { rate, length }: Pick<PositionForm, 'rate' | 'length'>,
  currency: string,
): string | undefined {
  if (!/^[1-9]\d{0,4}$/.test(length) || !isCurrency(currency) || !isAmount(rate, currency)) return undefined;
  return toAmount(money(parseMoney(rate, currency).minor * BigInt(length), currency));
}

/**
 * What becomes of a position whose rate, length or dates were changed. The amount follows as long as it is what they
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
