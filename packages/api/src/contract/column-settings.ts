import * as z from 'zod/mini';

/** The columns of one table that are hidden. */
export const TableColumns = z.object({ tableId: z.string(), hiddenColumns: z.array(z.string()) });
export type TableColumns = z.infer<typeof TableColumns>;
