import type { Json } from '../brand/template.ts';

type Group = Readonly<Record<string, Json>>;

/** The group with another token at a path. */
export function withToken(group: Group, [key = '', ...deeper]: readonly string[], token: Json): Group {
  return {
    ...group,
    [key]: deeper.length === 0 ? token : withToken((group[key] ?? {}) as Group, deeper, token),
  };
}
