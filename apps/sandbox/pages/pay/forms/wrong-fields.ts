import type * as z from 'zod/mini';

/** A key of words per field. */
export type WrongFields = Readonly<Record<string, string>>;

/** What the server's own schema finds wrong with a form. */
export function wrongIn(schema: z.ZodMiniType, filled: object): WrongFields {
  const parsed = schema.safeParse({ key: 'x'.repeat(8), ...filled });
  if (parsed.success) return {};
  // The first that is wrong with a field is what is said.
  return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** Fields as the wire spells them, as the form does: `first_name`, `firstName`. */
export const fieldsOfWire = (fields: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, key]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      key,
    ]),
  );
