import { and, inArray, type SQL } from 'drizzle-orm';

/**
 * The SQL condition of each filter field. A forgotten field does not compile: the list would accept it and
 * show everything.
 */
export type Conditions<Filter> = {
  readonly [Field in keyof Required<Filter>]: (value: NonNullable<Filter[Field]>) => SQL | undefined;
};

/** All conditions of a filter combined; undefined for an empty filter. */
export function narrow<Filter extends object>(
  filter: Filter,
  conditions: Conditions<Filter>,
): SQL | undefined {
  const fields = Object.keys(conditions) as (keyof Filter)[];
  return and(
    ...fields.map((field) => {
      const value = filter[field];
      return value === undefined || value === null ? undefined : conditions[field](value);
    }),
  );
}

/** Matches any of several values; an empty selection does not filter. */
export const among = (column: Parameters<typeof inArray>[0], values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined;
