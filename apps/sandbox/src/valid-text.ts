import { findCardNumbers } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';

/**
 * Refuses text that a database cannot store and nobody types: with a NUL or half a surrogate pair.
 * @throws Refusal INVALID_VALUE, naming the field as the schemas do: a field of a body or a filter by its own
 * path.
 */
export function assertStorableText(args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    const hasFields = typeof value === 'object' && !Array.isArray(value);
    const found = unstorable(value, hasFields ? '' : name);
    if (found !== undefined) throw Refusal.invalid({ [found || name]: 'invalid' });
  }
}

/**
 * Refuses a body with a card number in any of its texts: only the PSP's frame takes one.
 * @throws Refusal INVALID_VALUE, naming the fields.
 */
export function assertNoCardNumbers(body: unknown): void {
  const found = findCardNumbers(body);
  if (Object.keys(found).length > 0) throw Refusal.invalid(found);
}

/** The dotted path of the first such text; undefined if there is none. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorable(key, path) ?? unstorable(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
