/** The values an address has of those there are. */
export const knownOf = <Value extends string>(known: readonly Value[], values: readonly string[]): Value[] =>
  known.filter((one) => values.includes(one));

type Given<Fields> = { [Name in keyof Fields]?: Fields[Name] };

/** The fields that hold something: an empty text and an empty choice narrow nothing. */
export const given = <Fields extends Readonly<Record<string, string | readonly string[]>>>(
  fields: Fields,
): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0)) as Given<Fields>;
