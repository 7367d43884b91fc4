import { Refusal } from '@deck/api/server';

/**
 * Refuses text that no database keeps and no person types: with a NUL, or with half of a character.
 * @throws Refusal INVALID_VALUE, naming the field.
 */
export function demandStorable(args: Readonly<Record<string, unknown>>): void {
  const { body, ...parameters } = args;
  const found = unstorable(parameters, '') ?? unstorable(body, '');
  if (found !== undefined) throw Refusal.invalid({ [found || 'body']: 'invalid' });
}

/** The dotted path of the first such text; undefined when there is none. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorable(key, path) ?? unstorable(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
