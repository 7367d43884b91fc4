import { loadBrand } from '@deck/tokens/node';
import { sql } from 'drizzle-orm';
import { openClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { foldDays } from '../scheduler/fold-days.ts';
import { AEGEAN } from './companies.ts';
import { multiplyOrders } from './multiply.ts';
import { demoYear } from './plans.ts';
import { seedIfEmpty } from './seed.ts';

export interface Many {
  /** The address of an empty database. */
  readonly url: string;
  /** The larger company's number of orders. */
  readonly orders: number;
  /** The folder of the brand. */
  readonly brand: string;
  /** Called from time to time with the number of orders. */
  readonly onProgress?: (orders: number) => void;
}

/**
 * Fills a database with the demo and the given number of orders. Returns false without changes if it was not
 * empty.
 */
export async function seedMany({ url, orders, brand, onProgress }: Many): Promise<boolean> {
  await migrate(url);
  const { db, close } = connect(url);
  try {
    const clock = await openClock(db);
    const services = { db, clock, brand: loadBrand(brand), publicUrl: 'http://localhost:4000' };
    const counts = { ...demoYear, aegean: Math.min(orders, demoYear.aegean) };
    if (!(await seedIfEmpty(services, counts))) return false;
    if (orders > demoYear.aegean)
      await db.transaction((tx) =>
        multiplyOrders(tx, { businessProfileId: AEGEAN, orders, ...(onProgress && { onProgress }) }),
      );
    await foldDays(db);
    // Update the planner's statistics, or it plans for empty tables.
    await db.execute(sql`VACUUM ANALYZE`);
    return true;
  } finally {
    await close();
  }
}
