import * as z from 'zod/mini';
import { max, maxLength, say } from './validation.ts';

const Name = z.string(say('required')).check(maxLength(100));

/** The hidden columns of a table. */
export const TableColumns = z.object({
  tableId: Name,
  hiddenColumns: z.array(Name).check(max(200)),
});
export type TableColumns = z.infer<typeof TableColumns>;

/** A person's choice for a table; null takes it back, so that they follow the company's columns again. */
export const TableColumnsChoice = z.object({
  tableId: Name,
  hiddenColumns: z.nullable(z.array(Name).check(max(200))),
});
export type TableColumnsChoice = z.infer<typeof TableColumnsChoice>;
