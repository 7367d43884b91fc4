import type * as z from 'zod/mini';

/** A message key per field. */
export type WrongFields = Readonly<Record<string, string>>;

/** The errors of a form by the server's own schema. */
export function wrongIn(schema: z.ZodMiniType, filled: object): WrongFields {
  const parsed = schema.safeParse({ key: 'x'.repeat(8), ...filled });
  if (parsed.success) return {};
  // Only the first error of a field is shown.
  return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** Converts wire names to form names: `first_name` to `firstName`. */
export const fieldsOfWire = (fields: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, key]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      key,
    ]),
  );
