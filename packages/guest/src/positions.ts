import { daysBetween } from '@deck/values';
import { dayOfYear } from './dates.ts';
import type { GuestPositionsContent } from './guest-content.ts';
import type { GuestPosition } from './guest-facts.ts';
import type { Reading } from './reading.ts';
import { formatSum } from './sums.ts';

/** What is paid for, with its total; null if the company does not show it. */
export function toPositions(reading: Reading): GuestPositionsContent | null {
  const { facts, language, words } = reading;
  const { order } = facts;
  if (!order.showsPositions || order.positions.length === 0 || order.total === null) return null;
  return {
    rows: order.positions.map((position) => ({
      name: position.name,
      detail: toDetail(reading, position),
      amount: formatSum(position.amount, order.currency, language),
    })),
    total: { label: words.total, value: formatSum(order.total, order.currency, language) },
  };
}

/** `7 nights × €870.00`, or the day, the way and the guests: `15 June, 2 guests`. */
function toDetail(reading: Reading, position: GuestPosition): string {
  const { facts, language, words } = reading;
  const unit = formatSum(position.unitAmount, facts.order.currency, language);
  const count = getCount(reading, position);
  if (count !== '' && unit !== '') return `${count} × ${unit}`;
  const { days, trip, guests } = position;
  const day = days !== null && days.from === days.to ? dayOfYear(days.from, language) : '';
  const way = trip === null ? '' : words.trip[trip];
  const people = guests === null ? '' : countGuests(reading, guests);
  return [day === '' ? count : day, way, people].filter((text) => text !== '').join(', ');
}

function getCount({ words }: Reading, { type, quantity, days }: GuestPosition): string {
  const length = days === null ? 0 : daysBetween(days.from, days.to);
  const units = quantity ?? (length > 0 ? length : null);
  if (units === null) return '';
  if (type === 'ACCOMMODATION') return words.nights(units);
  if (type === 'YACHT' || type === 'CAR') return words.days(units);
  return quantity === null || quantity === 1 ? '' : String(quantity);
}

const countGuests = ({ facts, words }: Reading, n: number): string =>
  facts.property.kind === 'AIRCRAFT' ? words.passengers(n) : words.guests(n);
