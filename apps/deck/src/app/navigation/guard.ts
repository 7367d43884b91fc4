import { holds, offers, type PermissionMap } from '../../platform/session/permission-map.ts';
import { type MenuEntry, menu } from '../menu.ts';
import { type Route, routes } from '../routes.ts';
import { guardSignedOut } from './guard-signed-out.ts';

/** Where someone gets who wants to open a route. */
type Verdict =
  | { kind: 'open' }
  | { kind: 'forbidden' }
  /** `refused`: the title of the screen that they asked for and may not open. */
  | { kind: 'redirect'; to: string; refused?: Route['title'] };

const open: Verdict = { kind: 'open' };
const redirect = (to: string) => ({ kind: 'redirect', to }) as const;

/** Paths that someone signed in has no business on. */
const onlySignedOut: readonly string[] = [
  '/login',
  '/login/link-invalid',
  '/login/link-not-found',
  '/403',
  '/404',
];

/**
 * The navigation rules: who may open what, and where everyone else is sent.
 * @param permissions of the person signed in; undefined when nobody is
 * @param location path, query and hash that were asked for
 * @param wasSent whether a screen of this app sent them there just now
 */
export function guard(
  route: Route,
  permissions: PermissionMap | undefined,
  location: string,
  wasSent = false,
): Verdict {
  if (permissions === undefined) {
    const to = guardSignedOut(route, location, wasSent);
    return to === undefined ? open : redirect(to);
  }
  if (onlySignedOut.includes(route.path)) return redirect('/');
  if (route.aliasOf !== undefined) return redirect(route.aliasOf + searchAndHash(location));
  if (holdsFeature(route, permissions)) return open;
  return elsewhere(route, permissions);
}

/** Without the right of a screen: from the main page to the orders, else to the first place of the menu, else forbidden. */
function elsewhere(route: Route, permissions: PermissionMap): Verdict {
  if (route.path === '/' && holds(permissions, 'ORDERS_LIST_VIEW')) return redirect('/orders');
  const first = menu.find((entry) => entry.path !== route.path && isOffered(entry, permissions));
  if (!first) return { kind: 'forbidden' };
  // Nobody asks for the main page by name: it is where everyone begins.
  return route.path === '/' ? redirect(first.path) : { ...redirect(first.path), refused: route.title };
}

/**
 * Whether the menu offers a place: its own key with the flag of the menu, and the right of the screen behind it. Nobody is
 * led or sent to a screen they may not open.
 */
export const isOffered = ({ path, needs }: MenuEntry, permissions: PermissionMap): boolean =>
  offers(permissions, needs) && mayOpen(path, permissions);

/** Whether somebody holds the right of a path of the route table. */
export function mayOpen(path: string, permissions: PermissionMap): boolean {
  const route = (routes as readonly Route[]).find((each) => each.path === path);
  return route !== undefined && holdsFeature(route, permissions);
}

/** A route without a feature opens to everyone. */
export const holdsFeature = ({ feature }: Route, permissions: PermissionMap): boolean =>
  feature === undefined || holds(permissions, feature);

function searchAndHash(location: string): string {
  return /[?#].*$/s.exec(location)?.[0] ?? '';
}
