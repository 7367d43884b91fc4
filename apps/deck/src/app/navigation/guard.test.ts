import { permissions as everyPermission } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import type { PermissionMap } from '../../platform/session/permission-map.ts';
import { menu } from '../menu.ts';
import { type Route, routes } from '../routes.ts';
import { guard } from './guard.ts';

const table: readonly Route[] = routes;
const allow = (names: readonly string[], isMenuItem = true): PermissionMap =>
  Object.fromEntries(names.map((name) => [name, { access: true, isAction: false, isMenuItem }]));
const routeAt = (path: string): Route => {
  const found = table.find((route) => route.path === path.replace(/[?#].*$/s, ''));
  if (!found) throw new Error(`no route ${path}`);
  return found;
};
/** A route as somebody opens it, with a query and a hash. */
const opened = (path: string) => (path === '*' ? '/no/such/page?a=1#b' : `${path}?a=1#b`);

/** Follows redirects as the router would. */
function follow(path: string, permissions: PermissionMap | undefined) {
  let at = path;
  for (let hops = 0; hops <= 3; hops += 1) {
    const verdict = guard(routeAt(at), permissions, at);
    if (verdict.kind !== 'redirect') return { at, verdict, hops };
    at = verdict.to;
  }
  throw new Error(`a redirect loop from ${path}`);
}

/** Everyone there can be: nobody, and people with no permission, each single one, and all. */
const people: readonly (readonly [string, PermissionMap | undefined])[] = [
  ['signed out', undefined],
  ['no permission', allow([])],
  ...everyPermission.map((name) => [name, allow([name])] as const),
  ...everyPermission.map((name) => [`${name} outside of the menu`, allow([name], false)] as const),
  ['all permissions', allow(everyPermission)],
];

/** The rules of the specification, said once more and in its order. */
function expectedAt(route: Route, permissions: PermissionMap | undefined): string {
  const { path, feature, aliasOf } = route;
  if (permissions === undefined) {
    if (/^\/login(\/reset|\/change\/.*|\/set\/.*)?$/.test(path)) return 'opens';
    if (path.startsWith('/login/link-')) return '/login';
    return `/login?next=${encodeURIComponent(opened(path))}`;
  }
  if (['/login', '/login/link-invalid', '/login/link-not-found', '/403', '/404'].includes(path)) return '/';
  if (aliasOf !== undefined) return `${aliasOf}?a=1#b`;
  if (feature === undefined || permissions[feature]?.access) return 'opens';
  if (path === '/' && permissions.ORDERS_LIST_VIEW?.access) return '/orders';
  const offered = menu.find(({ path: place, needs }) => {
    const needed = routeAt(place).feature;
    return (
      place !== path &&
      permissions[needs]?.access &&
      permissions[needs]?.isMenuItem &&
      (needed === undefined || permissions[needed]?.access)
    );
  });
  return offered?.path ?? 'forbidden';
}

/** The screens and the keys that open them, as the specification lists them. */
const specified = [
  ['/', 'MAIN_PAGE_VIEW'],
  ['/home', 'MAIN_PAGE_VIEW'],
  ['/403', undefined],
  ['*', undefined],
  ['/orders', 'ORDERS_LIST_VIEW'],
  ['/orders/create', 'ORDER_INSTANCE_CREATE'],
  ['/orders/new', 'ORDER_INSTANCE_CREATE'],
  ['/orders/{id}/edit', 'ORDER_INSTANCE_EDIT'],
  ['/orders/{id}/edit-customer', 'ORDER_INSTANCE_EDIT'],
  ['/orders/spot-payment', 'ORDER_PERMANENT_LINK'],
  ['/orders/fast-payment', 'ORDER_INSTANCE_CREATE'],
  ['/orders/split-payment', 'ORDER_SPLIT_PAYMENTS'],
  ['/orders/upload-file', 'ORDER_INSTANCE_CREATE'],
  ['/orders/{id}', 'ORDER_INSTANCE_VIEW'],
  ['/orders/{id}/{paymentId}', 'PAYMENT_INSTANCE_VIEW'],
  ['/payments', 'ALL_PAYMENTS_LIST_VIEW'],
  ['/properties', 'BUSINESS_OBJECTS_LIST_VIEW'],
  ['/properties/{id}', 'BUSINESS_OBJECT_INSTANCE_VIEW'],
  ['/settings', 'SETTINGS_VIEW'],
  ['/settings/general', 'SETTINGS_VIEW'],
  ['/settings/rates', 'SETTINGS_VIEW'],
  ['/settings/notifications', 'SETTINGS_VIEW'],
  ['/settings/integration', 'SETTINGS_INTEGRATION'],
  ['/settings/payment-methods', 'SETTINGS_VIEW'],
  ['/settings/fast-payment', 'SETTINGS_VIEW'],
  ['/settings/main-page', 'SETTINGS_VIEW'],
  ['/settings/email', 'SETTINGS_VIEW'],
  ['/settings/privacy', 'SETTINGS_VIEW'],
  ['/users', 'USERS_LIST_VIEW'],
  ['/users/{id}', 'USERS_INSTANCE_VIEW'],
  ['/profile', undefined],
  ['/profile/edit', undefined],
] as const;

describe('the table of routes', () => {
  // Specification 1.15, 2.8, 2.11-2.28, 2.30, 6.10
  it.each(specified)('has %s for whoever holds %s', (path, feature) => {
    expect(routeAt(path)).toMatchObject({ path, layout: 'app' });
    expect(routeAt(path).feature).toBe(feature);
  });

  // Specification 2.29
  it('has the screens with breadcrumbs that the specification lists', () => {
    expect(table.filter(({ breadcrumbs }) => breadcrumbs).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/orders/create',
        '/orders/spot-payment',
        '/orders/fast-payment',
        '/orders/split-payment',
        '/properties',
        '/profile',
        '/profile/edit',
      ]),
    );
  });
});

describe.each(table.map((route) => [route.path, route] as const))('at %s', (path, route) => {
  // Specification 2.6, 2.7, 2.39, 2.42-2.45, 6.10
  it('everyone opens it or is sent where the rules say', () => {
    const said = people.map(([who, permissions]) => {
      const verdict = guard(route, permissions, opened(path));
      return `${who}: ${{ redirect: 'to' in verdict ? verdict.to : '', open: 'opens', forbidden: 'forbidden' }[verdict.kind]}`;
    });
    expect(said).toEqual(people.map(([who, permissions]) => `${who}: ${expectedAt(route, permissions)}`));
  });

  it('everyone comes to rest where they may be', () => {
    for (const [who, permissions] of people) {
      const { verdict, at } = follow(path, permissions);
      const { layout, feature } = routeAt(at);
      if (permissions === undefined) expect([who, layout, verdict.kind]).toEqual([who, 'login', 'open']);
      else if (verdict.kind === 'open' && feature)
        expect([who, permissions[feature]?.access]).toEqual([who, true]);
    }
  });
});

describe('the guard', () => {
  it('names the screen that somebody may not open, but not the main page, where everyone begins', () => {
    const mayOnly = allow(['ORDERS_LIST_VIEW']);
    expect(guard(routeAt('/users'), mayOnly, '/users')).toEqual({
      kind: 'redirect',
      to: '/orders',
      refused: 'users',
    });
    expect(guard(routeAt('/'), mayOnly, '/')).toEqual({ kind: 'redirect', to: '/orders' });
    expect(guard(routeAt('/'), allow(['USERS_LIST_VIEW']), '/')).toEqual({ kind: 'redirect', to: '/users' });
  });

  // Specification 2.40, 2.41
  it('sends a visitor from the root to /login, and from elsewhere with the way back', () => {
    expect(guard(routeAt('/'), undefined, '/')).toEqual({ kind: 'redirect', to: '/login' });
    expect(guard(routeAt('/orders'), undefined, '/orders?page=2#x')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Forders%3Fpage%3D2%23x',
    });
    expect(guard(routeAt('/403'), undefined, '/403')).toEqual({ kind: 'redirect', to: '/login' });
  });

  // Specification 2.6, 2.7
  it.each(['/login/link-invalid', '/login/link-not-found'])('opens %s to whoever was sent there', (path) => {
    expect(guard(routeAt(path), undefined, path, true)).toEqual({ kind: 'open' });
    expect(guard(routeAt(path), allow([]), path, true)).toEqual({ kind: 'redirect', to: '/' });
  });

  // Specification 2.45
  it('shows Forbidden in place when nothing is permitted', () => {
    expect(follow('/', allow([])).verdict.kind).toBe('forbidden');
    expect(follow('/', allow([])).at).toBe('/');
  });
});
