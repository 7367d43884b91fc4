import * as z from 'zod/mini';

/** A number of rows that the reader sees. */
export const counted = {
  count: z.int(),
  /** `false` when there are more than `count`. */
  countExact: z.boolean(),
};

/** How many rows a filter finds, and how many in each status while the statuses it asks for are left aside. */
export const filterCounts = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  z.object({ ...counted, statuses: z.array(z.object({ status: z.enum(statuses), ...counted })) });
