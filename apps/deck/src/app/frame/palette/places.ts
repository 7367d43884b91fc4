import type { TitleKey } from '../../../platform/i18n/i18n.ts';
import type { PermissionMap } from '../../../platform/session/permission-map.ts';
import { type MenuEntry, menu } from '../../menu.ts';
import { holdsFeature } from '../../navigation/guard.ts';
import { type Route, routes } from '../../routes.ts';

/** Screens on which something is begun rather than looked at. */
const acts: readonly string[] = [
  '/orders/create',
  '/orders/fast-payment',
  '/orders/split-payment',
  '/orders/spot-payment',
  '/orders/upload-file',
];

export interface Place {
  readonly path: string;
  readonly title: TitleKey;
}

/** A saved filter of the menu. */
export interface SavedFilter {
  readonly path: string;
  readonly label: MenuEntry['label'];
}

export interface Places {
  readonly acts: readonly Place[];
  readonly screens: readonly Place[];
  readonly filters: readonly SavedFilter[];
}

/** Every screen that opens by its name alone: no screen of a single order, no alias, no error page. */
export function getPlaces(permissions: PermissionMap): Places {
  const open = (routes as readonly Route[]).filter(
    (route) =>
      route.layout === 'app' &&
      route.aliasOf === undefined &&
      !/[{*]|^\/40[34]$/.test(route.path) &&
      holdsFeature(route, permissions),
  );
  return {
    acts: open.filter(({ path }) => acts.includes(path)),
    screens: open.filter(({ path }) => !acts.includes(path)),
    filters: menu
      .filter(({ path, search }) => search !== undefined && open.some((route) => route.path === path))
      .map(({ path, search, label }) => ({ path: `${path}?${search}`, label })),
  };
}
