import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../routes.ts';
import { routeTo } from './prefetch.ts';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tables = [
  '../routes.ts',
  '../routes/login-routes.ts',
  '../routes/orders-routes.ts',
  '../routes/company-routes.ts',
];

describe('what a link leads to', () => {
  it.each([
    ['/orders', '/orders'],
    ['/orders?page=2&state=PAID#top', '/orders'],
    ['/orders/create', '/orders/create'],
    ['/orders/01jd3x', '/orders/{id}'],
    ['/orders/01jd3x/P-1', '/orders/{id}/{paymentId}'],
    ['/nowhere', '*'],
  ])('%s is %s', (href, path) => {
    expect(routeTo(href)?.path).toBe(path);
  });
});

describe('the words of a screen', () => {
  const screens = tables.flatMap((table) =>
    [...source(table).matchAll(/path: '(.+)',[^}]*?import\('\.\.?\/(screens\/.+?-screen\.tsx)'\)/g)].map(
      ([, path = '', file = '']) => [path, file] as const,
    ),
  );

  it('is asked of every screen', () => {
    const withScreens = (routes as readonly Route[]).filter(({ screen }) => screen !== undefined);
    expect(screens.length).toBe(withScreens.length);
  });

  it.each(screens)('%s: all come with its code', (path, file) => {
    const { words = [] } = (routes as readonly Route[]).find((route) => route.path === path) ?? {};
    const spoken = [...source(`../${file}`).matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
      ([, areas = '']) => [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
    );
    expect(['app', ...words]).toEqual(expect.arrayContaining(spoken));
  });
});
