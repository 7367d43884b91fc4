import { orderPrefix } from '@deck/api/rules';
import type { properties } from '../database/schema.ts';
import { numbered } from '../orders/numbering.ts';
import { companies } from './companies.ts';
import { beginOrder } from './order-life.ts';
import { orderRow } from './order-row.ts';
import { addPermanentLinks } from './permanent-links.ts';
import { type ByChance, demoYear, orderPlans, type Plan } from './plans.ts';
import { randomFrom } from './random.ts';
import { noRows, type Rows } from './rows.ts';
import { someStory } from './stories/index.ts';

type Property = typeof properties.$inferSelect;

/** The number of a prefix's newest order. */
const newest: Readonly<Record<string, number>> = {
  AEG: 1_182,
  ANE: 3_096,
  CAR: 3_319,
  CYC: 871,
  JET: 254,
  KLB: 20_421,
  LYK: 11_067,
  MYK: 4_410,
  PAR: 542,
  PEL: 2_765,
};

export interface Demo {
  readonly rows: Rows;
  readonly pinned: readonly string[];
  /** The last number per prefix of a company. */
  readonly sequences: readonly {
    readonly businessProfileId: string;
    readonly prefix: string;
    readonly last: number;
  }[];
}

/** A year of orders up to a moment. The same moment gives the same demo, except for ids and secrets. */
export function demoOrders(now: Date, counts: ByChance = demoYear): Demo {
  const random = randomFrom(20_418);
  const rows = noRows();
  const pinned: string[] = [];
  const plans = orderPlans(random, now, counts);
  const numbers = numbering(plans);
  for (const plan of plans) {
    const order = orderRow(random, plan, numbers.next(plan.property));
    const life = beginOrder(order, random, now, rows);
    if (plan.wanted) plan.wanted.tell(life);
    else someStory(random, life.age()).tell(life);
    if (plan.wanted?.pinned) pinned.push(order.id);
  }
  addPermanentLinks(rows, now);
  return { rows, pinned, sequences: numbers.last() };
}

/** Consecutive numbers per prefix. The newest order gets the number the demo refers to. */
function numbering(plans: readonly Plan[]) {
  const prefixOf = (property: Property) =>
    orderPrefix(property, companies.find(({ id }) => id === property.businessProfileId)?.orderPrefix ?? '');
  const last = new Map<string, { businessProfileId: string; prefix: string; last: number }>();
  for (const { property } of plans) {
    const prefix = prefixOf(property);
    const known = last.get(prefix) ?? {
      businessProfileId: property.businessProfileId,
      prefix,
      last: newest[prefix] ?? plans.length,
    };
    last.set(prefix, { ...known, last: known.last - 1 });
  }
  return {
    next: (property: Property): string => {
      const known = last.get(prefixOf(property));
      if (!known) throw new Error(`No numbers for ${property.name}`);
      known.last += 1;
      return numbered(known.prefix, known.last);
    },
    last: () => [...last.values()],
  };
}
