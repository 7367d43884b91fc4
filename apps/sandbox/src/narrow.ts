import { and, inArray, type SQL } from 'drizzle-orm';

/**
 * What each field of a filter narrows a list to. A field that is forgotten does not compile: the list would take it and
 * show everything.
 */
export type Conditions<Filter> = {
  readonly [Field in keyof Required<Filter>]: (value: NonNullable<Filter[Field]>) => SQL | undefined;
};

/** Everything that a filter asks for at once; undefined when it asks for nothing. */
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

/** One of several values; a choice of which nothing is chosen narrows nothing. */
export const among = (column: Parameters<typeof inArray>[0], values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined;
