import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../routes.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
/**
 * The areas of words that a file speaks from, and all that comes with it, each with one that does. Whatever had to wait
 * for its words would take the page away.
 */
function spokenIn(
  file: URL,
  found = new Map<string, string>(),
  visited = new Set<string>(),
): Map<string, string> {
  if (visited.has(file.href)) return found;
  visited.add(file.href);
  const text = readFileSync(file, 'utf8');
  for (const [, areas = ''] of text.matchAll(/useTranslation\(([^)]*)\)/g))
    for (const [, area = ''] of areas.matchAll(/'(\w+)'/g))
      found.set(area, file.pathname.split('/src/')[1] ?? '');
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\..*?\.tsx?)'/gm))
    spokenIn(new URL(path, file), found, visited);
  return found;
}
const tables = [
  '../routes.ts',
  '../routes/login-routes.ts',
  '../routes/orders-routes.ts',
  '../routes/company-routes.ts',
];

describe('the words of a screen', () => {
  const screens = tables.flatMap((table) =>
    [...source(table).matchAll(/path: '(.+)',[^}]*?import\('(\.{1,2}\/.+?-screen\.tsx)'\)/g)].map(
      ([, path = '', file = '']) => [path, new URL(file, new URL(table, import.meta.url))] as const,
    ),
  );

  it('is asked of every screen', () => {
    const withScreens = (routes as readonly Route[]).filter(({ screen }) => screen !== undefined);
    expect(screens.length).toBe(withScreens.length);
  });

  it.each(screens)('%s: all come with its code', (path, file) => {
    const { words = [] } = (routes as readonly Route[]).find((route) => route.path === path) ?? {};
    const known = new Set<string>(['start', 'app', ...words]);
    const missing = [...spokenIn(file)].filter(([area]) => !known.has(area));
    expect(missing.map(([area, speaker]) => `${area} for ${speaker}`)).toEqual([]);
  });
});
