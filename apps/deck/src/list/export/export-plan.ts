import type { ReadPage } from './walk.ts';

/** How the rows of a list get into a file. */
export interface ExportPlan<Row> {
  /** "Export orders". */
  readonly title: string;
  /** What the file is called, without its day and ending: `orders`. */
  readonly name: string;
  /** Reads a page of exactly what the list is narrowed to. */
  readonly read: (signal: AbortSignal) => ReadPage<Row>;
}
