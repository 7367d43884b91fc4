import { check } from '@deck/api';
import { SettingsChange } from '@deck/api/contract/settings';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that say something else than before. */
export const changed = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, before[name])));

/** What the contract finds wrong in a change of a part, by path within the part. */
export function wrongIn(part: keyof SettingsChange, change: Fields): WrongFields {
  const checked = check(SettingsChange, { [part]: change }, 'body');
  if ('value' in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([path, message]) => [pathIn(part, path), message]),
  );
}

/** `general.email` of the settings is `email` of its part. */
export const pathIn = (part: string, path: string): string =>
  path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path;
