import type { Position } from '@deck/api/contract/positions';
import { addDays, getExponent, toAmount } from '@deck/values';
import type { properties } from '../database/schema.ts';
import type { Random } from './random.ts';

type Property = Pick<typeof properties.$inferInsert, 'id' | 'name' | 'positionType'>;

/** Euros per night. */
const nightly: Readonly<Record<string, readonly [number, number]>> = {
  'property-kalypso-bay': [190, 640],
  'property-lykavittos': [95, 240],
  'property-thalassa': [420, 980],
  'property-lyka': [150, 330],
  'property-meltemi-suites': [260, 820],
  'property-pelagos': [85, 190],
  'property-anemone': [310, 760],
};

/** How much of a currency a euro buys: precise enough for demo prices. */
const perEuro: Readonly<Record<string, number>> = { BHD: 0.41, EUR: 1, GBP: 0.86, JPY: 163, USD: 1.08 };

const rooms = [
  'Deluxe Sea View',
  'Garden Suite',
  'Cycladic Double',
  'Junior Suite with Pool',
  'Family Room',
  'Superior Double',
];
const extras = ['Breakfast', 'Late check-out', 'Spa package', 'Sunset dinner', 'Wine tasting'];
const events = ['Conference hall', 'Wedding dinner', 'Gallery evening', 'Team workshop'];
const flights = [
  ['Athens', 'Mykonos', 6_200],
  ['Athens', 'Nice', 17_400],
  ['Larnaca', 'Athens', 11_900],
  ['Athens', 'Zurich', 19_800],
  ['Santorini', 'Milan', 16_300],
  ['Athens', 'London', 21_750],
] as const;

export interface Sold {
  readonly positions: readonly Position[];
  /** Of a stay. */
  readonly nightlyRate: string | null;
  readonly nights: number | null;
}

/** A random position at a property, from a day on, priced in the guest's currency. */
export function sell(random: Random, property: Property, currency: string, from: string): Sold {
  const price = (euros: number) => priceIn(currency, euros);
  const only = (position: Position): Sold => ({ positions: [position], nightlyRate: null, nights: null });
  switch (property.positionType) {
    case 'ACCOMMODATION':
      return stay(random, property, currency, from);
    case 'YACHT': {
      const days = random.weighted([
        [1, 3],
        [3, 2],
        [7, 4],
        [14, 1],
      ] as const);
      const daily = property.name.startsWith('M/Y') ? random.int(4_200, 6_900) : random.int(900, 1_400);
      const name = days === 1 ? 'Day charter' : `Charter, ${days} days`;
      return only({
        type: 'YACHT',
        name,
        amount: price(days * daily),
        startDate: from,
        endDate: addDays(from, days),
      });
    }
    case 'FLIGHT': {
      const [departurePoint, destination, euros] = random.pick(flights);
      const returns = random.chance(0.4);
      return only({
        type: 'FLIGHT',
        name: `${departurePoint} - ${destination}${returns ? ' and back' : ''}`,
        amount: price(returns ? euros * 2 - 1_500 : euros),
        aircraft: property.name,
        departurePoint,
        destination,
        departureDate: from,
        returnDate: returns ? addDays(from, random.int(1, 6)) : null,
        passengers: random.int(1, 8),
      });
    }
    case 'CAR': {
      const days = random.int(1, 9);
      return only(car(random, property.name, price(days * random.int(38, 210)), from, addDays(from, days)));
    }
    case 'OTHER':
      return only({ type: 'OTHER', name: random.pick(events), amount: price(random.int(12, 160) * 50) });
  }
}

function stay(random: Random, { id }: Property, currency: string, from: string): Sold {
  const nights = random.weighted([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 4],
    [5, 3],
    [7, 4],
    [10, 1],
  ] as const);
  const [least, most] = nightly[id] ?? [100, 300];
  const rate = random.int(least, most);
  const positions: Position[] = [
    {
      type: 'ACCOMMODATION',
      name: random.pick(rooms),
      amount: priceIn(currency, rate * nights),
      checkIn: from,
      checkOut: addDays(from, nights),
      guests: random.int(1, 4),
      propertyId: id,
    },
  ];
  if (random.chance(0.25))
    positions.push({
      type: 'OTHER',
      name: random.pick(extras),
      amount: priceIn(currency, random.int(4, 40) * 7.5),
    });
  if (random.chance(0.15))
    positions.push(car(random, 'Mercedes V-Class', priceIn(currency, random.int(14, 28) * 10), from, from));
  return { positions, nightlyRate: nights > 0 ? priceIn(currency, rate) : null, nights };
}

function car(random: Random, model: string, amount: string, from: string, to: string): Position {
  const transfer = from === to;
  const hour = random.int(9, 18);
  return {
    type: 'CAR',
    name: transfer ? 'Airport transfer' : `Rental, ${model}`,
    amount,
    model,
    pickUpDate: from,
    pickUpTime: `${String(hour).padStart(2, '0')}:30`,
    pickUpLocation: 'Athens International Airport',
    dropOffDate: to,
    dropOffTime: `${String(transfer ? hour + 1 : hour).padStart(2, '0')}:30`,
    dropOffLocation: transfer ? 'Piraeus, gate E1' : 'Athens International Airport',
  };
}

/** Converts a price in euros to an amount in a currency. */
function priceIn(currency: string, euros: number): string {
  const units = Math.round(euros * (perEuro[currency] ?? 1) * 2);
  // Prices end in a half or a whole unit, in yen in tens.
  const minor =
    getExponent(currency) === 0
      ? BigInt(Math.round(units / 20)) * 10n
      : (BigInt(units) * 10n ** BigInt(getExponent(currency))) / 2n;
  return toAmount({ minor: minor > 0n ? minor : 1n, currency });
}
