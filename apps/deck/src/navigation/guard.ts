import { loginPath } from '@deck/api/client';
import { menu, type Route } from '../routes.ts';
import { holds, offers, type PermissionMap } from '../session/permission-map.ts';

/** What becomes of someone who wants to open a route. */
export type Verdict = { kind: 'open' } | { kind: 'forbidden' } | { kind: 'redirect'; to: string };

const open: Verdict = { kind: 'open' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** Paths that someone signed in has no business on. */
const onlySignedOut: readonly string[] = ['/login', '/login/link-invalid', '/login/link-not-found', '/403'];

/**
 * The navigation rules: who may open what, and where everyone else is sent.
 * @param permissions of the person signed in; undefined when nobody is
 * @param location path, query and hash that were asked for
 */
export function guard(route: Route, permissions: PermissionMap | undefined, location: string): Verdict {
  if (permissions === undefined) {
    if (route.layout === 'login') return open;
    return redirect(loginPath(location));
  }
  if (onlySignedOut.includes(route.path)) return redirect('/');
  if (route.aliasOf !== undefined) return redirect(route.aliasOf + searchAndHash(location));
  if (route.feature === undefined || holds(permissions, route.feature)) return open;
  return elsewhere(route, permissions);
}

/** Without the right of a screen: from the main page to the orders, else to the first place of the menu, else forbidden. */
function elsewhere(route: Route, permissions: PermissionMap): Verdict {
  if (route.path === '/' && holds(permissions, 'ORDERS_LIST_VIEW')) return redirect('/orders');
  const first = menu.find((entry) => entry.path !== route.path && offers(permissions, entry.needs));
  return first ? redirect(first.path) : { kind: 'forbidden' };
}

function searchAndHash(location: string): string {
  return /[?#].*$/s.exec(location)?.[0] ?? '';
}
