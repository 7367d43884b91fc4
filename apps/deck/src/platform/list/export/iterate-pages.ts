import { LARGEST_PAGE, PART_ROWS } from '@deck/api/rules';
import type { Page } from '../pages.ts';

/** What is asked for: a page of the list as it is sorted, or of the newest rows up to a second. */
export interface Asked {
  readonly page: number;
  readonly size: number;
  readonly newestUntil?: { readonly createdUntil?: string } | undefined;
}

export interface Exported {
  readonly id: string;
  readonly createdAt: string;
}

export type ReadPage<Row> = (asked: Asked) => Promise<Page<Row>>;

/** How the rows of a list get into a file. */
export interface ExportPlan<Row> {
  /** "Export orders". */
  readonly title: string;
  /** What the file is called, without its day and ending: `orders`. */
  readonly name: string;
  /** Records at the server that about this number of rows is exported. No file is made if that fails. */
  readonly record: (rows: number) => Promise<void>;
  /** Reads a page of exactly what the list is narrowed to. */
  readonly read: (signal: AbortSignal) => ReadPage<Row>;
}

const SIZE = LARGEST_PAGE;
/** The last page of a part. Deeper ones take the server longer, so a longer list comes in parts by time. */
const DEEPEST = PART_ROWS / SIZE;
const REACH = SIZE * (DEEPEST + 1);

/** Whether a list is longer than a part. */
export const isLong = ({ totalElements, totalExact }: Page<unknown>): boolean =>
  !totalExact || totalElements > REACH;

/**
 * Every row of a list, in parts of a page. What pages reach comes in the order of the list. A longer one comes newest
 * first: where the pages end, the next part begins with the second of the last row. So new rows move nothing, and none
 * comes twice.
 */
export async function* iteratePages<Row extends Exported>(read: ReadPage<Row>): AsyncGenerator<Row[]> {
  const first = await read({ page: 0, size: SIZE });
  yield* isLong(first) ? newestFirst(read) : asSorted(read, first);
}

async function* asSorted<Row extends Exported>(read: ReadPage<Row>, first: Page<Row>) {
  const seen = new Set<string>();
  yield fresh(first.content, seen);
  for (let page = 1; page < first.totalPages; page += 1) {
    yield fresh((await read({ page, size: SIZE })).content, seen);
  }
}

async function* newestFirst<Row extends Exported>(read: ReadPage<Row>) {
  let until: string | undefined;
  let seen = new Set<string>();
  for (;;) {
    const part: Row[] = [];
    for (let page = 0; page <= DEEPEST; page += 1) {
      const newestUntil = until === undefined ? {} : { createdUntil: until };
      const { content } = await read({ page, size: SIZE, newestUntil });
      const rows = fresh(content, seen);
      part.push(...rows);
      yield rows;
      if (content.length < SIZE) return;
      until ??= content[0]?.createdAt;
    }
    const last = part.at(-1)?.createdAt;
    if (last === undefined) throw new Error(`More than ${REACH} rows were made in one second`);
    // What comes next was made in this second or before: only the rows of this second can come again.
    until = last;
    seen = new Set(part.filter(({ createdAt }) => createdAt === last).map(({ id }) => id));
  }
}

/** What was not there before: a row that moved while pages were read comes once. */
function fresh<Row extends Exported>(rows: readonly Row[], seen: Set<string>): Row[] {
  const news = rows.filter(({ id }) => !seen.has(id));
  for (const { id } of news) seen.add(id);
  return news;
}
