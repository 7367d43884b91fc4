import { DEEPEST_PAGE, LARGEST_PAGE } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { toEpoch } from '@deck/values';
import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';

const DEFAULT_SIZE = 50;
/** Counts are exact up to here; beyond it screens show "10,000+". */
const EXACT = 10_000;

interface Paging {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * From this offset on, finding the rows of a page by an index, and reading them in a second step, is quicker than reading
 * all that are skipped.
 */
export const DEEP = 1_000;

/** The limit and offset of a page. @throws Refusal INVALID_VALUE for a page too large or too deep. */
export function readPaging(asked: { page?: number | undefined; size?: number | undefined }): Paging {
  const { page = 0, size = DEFAULT_SIZE } = asked;
  if (size < 1) throw Refusal.invalid({ size: 'tooSmall' });
  if (size > LARGEST_PAGE) throw Refusal.invalid({ size: 'tooLarge' });
  if (page * size > DEEPEST_PAGE) throw Refusal.invalid({ page: 'tooLarge' });
  return { page, size, offset: page * size };
}

/** The sort fields by wire name, with their columns: an amount is compared within its currency only. */
export type SortFields<Field extends string = string> = Readonly<Record<Field, Column | readonly Column[]>>;

/** Parses `field,asc` or `field,desc`. @throws Refusal INVALID_VALUE for any other field or direction. */
export function readSort(asked: readonly string[] | undefined, fields: SortFields): SQL[] {
  return (asked ?? []).flatMap((text) => {
    const [name = '', direction, ...rest] = text.split(',');
    const columns = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!columns || (direction !== 'asc' && direction !== 'desc') || rest.length > 0)
      throw Refusal.invalid({ sort: 'sort' });
    return [columns].flat().map((column: Column) => {
      if (direction === 'asc') return asc(column);
      // Empty values come last in both directions.
      return column.notNull ? desc(column) : sql`${column} desc nulls last`;
    });
  });
}

/** The final tie-breaker, newest first: it makes the order of rows unique. */
export const newestFirst = (createdAt: Column, id: Column): SQL[] => [desc(createdAt), desc(id)];

/** The end of a second: stored times are more precise than times on the wire. */
export const afterSecond = (instant: string): Date =>
  new Date(Math.floor(toEpoch(instant) / 1000 + 1) * 1000);

/** How many rows a counting query must read at most. */
export const COUNT_LIMIT = EXACT + 1;

/** A count for an answer. @param found the rows found, exact up to `COUNT_LIMIT` */
export const toCount = (found: number) => ({
  count: Math.min(found, EXACT),
  countExact: found <= EXACT,
});

/**
 * A page of a list. Beyond the counted rows, a page says how many there are at least, and the last one how many in all.
 * @param counted the rows found, at most `COUNT_LIMIT`
 */
export function getPage<T>(content: T[], { page, size, offset }: Paging, counted: number) {
  const { count, countExact } = toCount(counted);
  const read = offset + content.length;
  const isLast = content.length > 0 && content.length < size;
  const total = countExact ? count : Math.max(count, read);
  return {
    content,
    page,
    size,
    totalElements: total,
    totalExact: countExact || (isLast && read === total),
    totalPages: Math.ceil(total / size),
  };
}
