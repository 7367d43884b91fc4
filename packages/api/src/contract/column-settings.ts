import * as z from 'zod/mini';
import { between, max, maxLength, say } from './validation.ts';

/** In pixels: how narrow and how wide a person can make a column. A table may keep it between less. */
export const columnWidths = { least: 40, most: 800 } as const;

/** How high the rows of a table are. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const Name = z.string(say('required')).check(maxLength(100));
const Names = z.array(Name).check(max(200));
const Width = z.int(say('invalid')).check(...between(columnWidths.least, columnWidths.most));

const ColumnWidth = z.object({ column: Name, width: Width });

/** How a table's columns are arranged. What is absent is as the table has it. */
export const TableColumns = z.object({
  tableId: Name,
  hiddenColumns: Names,
  columnOrder: z.optional(
    Names.check(z.refine((names) => new Set(names).size === names.length, say('unique'))),
  ),
  columnWidths: z.optional(
    z.array(ColumnWidth).check(
      max(200),
      z.refine((widths) => new Set(widths.map(({ column }) => column)).size === widths.length, say('unique')),
    ),
  ),
  density: z.optional(z.enum(densities, say('choice'))),
});
export type TableColumns = z.infer<typeof TableColumns>;

/** A person's choice for a table; null takes it back, so that they follow the company's columns again. */
export const TableColumnsChoice = z.extend(TableColumns, { hiddenColumns: z.nullable(Names) });
export type TableColumnsChoice = z.infer<typeof TableColumnsChoice>;
