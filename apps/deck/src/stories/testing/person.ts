import type { Environment, PermissionNode, Profile } from '@deck/api/contract/people';
import { type Permission, permissions, positionRights } from '@deck/api/vocabulary';
import { environment, profile } from './answers/people.ts';

/** Someone who sits before the screen. */
export interface Person {
  readonly profile: Profile;
  readonly environment: Environment;
  readonly permissions: readonly PermissionNode[];
}

const menuItems: readonly Permission[] = [
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'USERS_LIST_VIEW',
  'SETTINGS_VIEW',
  ...positionRights,
];

/** Eleni Markou, who owns the company, with these rights of hers. */
export const someoneWith = (rights: readonly Permission[]): Person => ({
  profile,
  environment,
  permissions: treeOf(rights),
});

/** Who may do everything. */
export const owner = someoneWith(permissions);

/** The same without some rights. */
export const ownerWithout = (...taken: readonly Permission[]): Person =>
  someoneWith(permissions.filter((right) => !taken.includes(right)));

/** Who may open nothing that needs a right. */
export const newcomer = someoneWith([]);

/** The tree as the server draws it: what an order may be made of lies below the right to make one. */
function treeOf(rights: readonly Permission[]): PermissionNode[] {
  const node = (name: Permission, below: readonly Permission[] = []): PermissionNode => {
    const isMenuItem = menuItems.includes(name);
    return {
      name,
      access: rights.includes(name),
      isAction: !isMenuItem,
      isMenuItem,
      permissions: below.map((each) => node(each)),
    };
  };
  const isBelow = (name: Permission) => positionRights.some((position) => position === name);
  return permissions
    .filter((name) => !isBelow(name))
    .map((name) => node(name, name === 'ORDER_INSTANCE_CREATE' ? positionRights : []));
}
