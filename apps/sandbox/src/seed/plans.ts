import { addDays, instantIn, today } from '@deck/values';
import type { properties } from '../database/schema.ts';
import { AEGEAN, demoProperties } from './companies.ts';
import { type Featured, featured } from './featured.ts';
import type { Random } from './random.ts';

type Property = typeof properties.$inferSelect;

const HOUR = 3_600_000;
const DAYS = 365;

/** The number of random orders, beside the featured orders. */
export interface ByChance {
  readonly aegean: number;
  readonly halcyon: number;
}
/** The year of each demo company. */
export const demoYear: ByChance = { aegean: 1_270, halcyon: 310 };

/** A planned order: property, time of creation, and days until the arrival. */
export interface Plan {
  readonly property: Property;
  readonly createdAt: Date;
  readonly startsIn: number;
  readonly wanted?: Featured;
}

/** A year's orders up to a moment, oldest first. */
export const orderPlans = (random: Random, now: Date, counts: ByChance): Plan[] =>
  [...byChance(random, now, counts), ...featured.map((wanted) => featuredPlan(wanted, now))].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );

/** Orders become more frequent towards the present, and are created in the daytime. */
function byChance(random: Random, now: Date, counts: ByChance): Plan[] {
  const plan = (property: Property): Plan => {
    // The last day only has featured orders.
    const daysAgo = Math.floor(2 + (DAYS - 2) * random.next() ** 1.5);
    const day = addDays(today(property.timezone, now.getTime()), -daysAgo);
    const time = `${twoDigits(random.int(7, 21))}:${twoDigits(random.int(0, 59))}`;
    const made = instantIn(property.timezone, day, time);
    if (!made.ok) throw new Error(`No clock of ${property.name} showed ${day} ${time}`);
    const createdAt = new Date(Date.parse(made.instant) + random.int(0, 59) * 1_000);
    return { property, createdAt, startsIn: random.int(1, 90) };
  };
  const aegean = demoProperties.filter(({ businessProfileId }) => businessProfileId === AEGEAN);
  const halcyon = demoProperties.filter(({ businessProfileId }) => businessProfileId !== AEGEAN);
  const busy = aegean.map((property, index) => [property, index < 2 ? 6 : 2] as const);
  return [
    ...Array.from({ length: counts.aegean }, () => plan(random.weighted(busy))),
    ...Array.from({ length: counts.halcyon }, () => plan(random.pick(halcyon))),
  ];
}

function featuredPlan(wanted: Featured, now: Date): Plan {
  const property = demoProperties.find(({ id }) => id === wanted.propertyId);
  if (!property) throw new Error(`The demo has no ${wanted.propertyId}`);
  const createdAt = new Date(now.getTime() - Math.round(wanted.hoursAgo * HOUR));
  return { property, createdAt, startsIn: wanted.startsIn, wanted };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
