import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../routes.ts';
import type { PermissionMap } from '../session/permission-map.ts';
import { guard } from './guard.ts';
import { safeNext } from './safe-next.ts';

const features = [...new Set(routes.flatMap((route) => ('feature' in route ? [route.feature] : [])))];
const allow = (...names: string[]): PermissionMap =>
  Object.fromEntries(names.map((name) => [name, { access: true, isAction: false, isMenuItem: true }]));
const routeAt = (path: string): Route => {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`no route ${path}`);
  return found;
};

/** Follows redirects as the router would. */
function follow(path: string, permissions: PermissionMap | undefined) {
  let at = path;
  for (let hops = 0; hops <= 3; hops += 1) {
    const verdict = guard(routeAt(at.split('?')[0] ?? at), permissions, at);
    if (verdict.kind !== 'redirect') return { at, verdict, hops };
    at = verdict.to;
  }
  throw new Error(`a redirect loop from ${path}`);
}

describe('the guard', () => {
  const sets = [undefined, allow(), ...features.map((one) => allow(one)), allow(...features)];

  it.each(routes.map((route) => route.path))('comes to rest from %s, whatever one holds', (path) => {
    for (const permissions of sets) {
      const { verdict, at } = follow(path, permissions);
      if (permissions === undefined) expect(at).toMatch(/^\/login/);
      const feature = routeAt(at.split('?')[0] ?? at).feature;
      if (verdict.kind === 'open' && feature) expect(permissions?.[feature]?.access).toBe(true);
    }
  });

  it('sends a visitor from the root to /login and from elsewhere to /login with the way back', () => {
    expect(guard(routeAt('/'), undefined, '/')).toEqual({ kind: 'redirect', to: '/login' });
    expect(guard(routeAt('/orders'), undefined, '/orders?page=2#x')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Forders%3Fpage%3D2%23x',
    });
    expect(guard(routeAt('/403'), undefined, '/403')).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('sends someone without the main page to the orders', () => {
    expect(follow('/', allow('ORDERS_LIST_VIEW')).at).toBe('/orders');
  });

  it('sends someone without a screen to the first place of the menu', () => {
    expect(follow('/orders', allow('ALL_PAYMENTS_LIST_VIEW')).at).toBe('/payments');
    const withoutMenuFlag = { ALL_PAYMENTS_LIST_VIEW: { access: true, isAction: false, isMenuItem: false } };
    expect(follow('/orders', withoutMenuFlag).verdict.kind).toBe('forbidden');
  });

  it('shows Forbidden in place when nothing is permitted', () => {
    expect(follow('/', allow()).verdict.kind).toBe('forbidden');
  });

  it('keeps query and hash through an alias', () => {
    expect(guard(routeAt('/orders/new'), allow('ORDER_INSTANCE_CREATE'), '/orders/new?a=1#b')).toEqual({
      kind: 'redirect',
      to: '/orders/create?a=1#b',
    });
  });
});

describe('the way back after signing in', () => {
  it.each([
    ['/orders?state=PAID#top', '/orders?state=PAID#top'],
    [null, '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?next=/login', '/'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it('never leaves this app', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (next) => {
        const url = new URL(safeNext(next), 'http://here.test');
        expect(url.host).toBe('here.test');
      }),
    );
  });
});
