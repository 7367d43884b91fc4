import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getPattern, type Route } from './routes/route.ts';
import { routeAt, routes } from './routes.ts';

describe('what a link leads to', () => {
  it.each([
    ['/orders', '/orders'],
    ['/orders?page=2&state=PAID#top', '/orders'],
    ['/orders/create', '/orders/create'],
    ['/orders/01jd3x', '/orders/{id}'],
    ['/orders/01jd3x/P-1', '/orders/{id}/{paymentId}'],
    ['/orders/01jd3x/edit', '/orders/{id}/edit'],
    ['/nowhere', undefined],
    ['/orders/1/2/3', undefined],
  ])('%s is %s', (href, path) => {
    expect(routeAt(href)?.path).toBe(path);
  });

  const table = (routes as readonly Route[]).map((route) => ({ path: getPattern(route), handle: route }));
  const paths = table.map(({ handle }) => handle.path.replaceAll(/\{\w+\}/g, 'KLB-20418'));
  it.each(paths.filter((path) => path !== '*'))('%s is what the router opens', (path) => {
    expect(routeAt(path)).toBe(matchRoutes(table, path)?.at(-1)?.route.handle);
  });
});
