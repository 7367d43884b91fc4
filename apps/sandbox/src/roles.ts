import type { PermissionNode } from '@deck/api/contract/people';
import {
  type AssignableRight,
  assignableRights,
  type FeatureKey,
  featureKeys,
  type Permission,
  type PositionRight,
  permissions,
  positionRights,
} from '@deck/api/vocabulary';

const viewer: readonly FeatureKey[] = [
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ORDER_INSTANCE_VIEW',
  'PAYMENT_INSTANCE_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'BUSINESS_OBJECT_INSTANCE_VIEW',
];

const agent: readonly (FeatureKey | PositionRight)[] = [
  ...viewer,
  'ORDER_INSTANCE_CREATE',
  'ORDER_INSTANCE_EDIT',
  'ORDER_SPLIT_PAYMENTS',
  'ORDER_POSITIONS_ACCOMMODATION',
  'ORDER_POSITIONS_CAR',
  'ORDER_POSITIONS_OTHER',
];

/** What a role opens by itself. The assignable rights are given to people one by one; an owner has them all. */
const opens: ReadonlyMap<string, readonly Permission[]> = new Map<string, readonly Permission[]>([
  ['OWNER', permissions],
  ['MANAGER', [...featureKeys, ...positionRights]],
  ['AGENT', agent],
  ['VIEWER', viewer],
]);

/** Roles of a single permission, `ONLY_ORDERS_LIST_VIEW`: with them a test shows what exactly each one opens. */
const SINGLE = 'ONLY_';

const isPermission = (name: string): name is Permission => permissions.some((one) => one === name);

/** Everything a person with this role and these rights may do. An unknown role opens nothing. */
export function permissionsOf(role: string, rights: readonly AssignableRight[]): ReadonlySet<Permission> {
  const single = role.startsWith(SINGLE) ? role.slice(SINGLE.length) : '';
  return new Set([...(opens.get(role) ?? []), ...(isPermission(single) ? [single] : []), ...rights]);
}

const menuItems: ReadonlySet<Permission> = new Set<Permission>([
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'USERS_LIST_VIEW',
  'SETTINGS_VIEW',
  // The choices of business types at the making of an order.
  ...positionRights,
]);

const actions: ReadonlySet<Permission> = new Set<Permission>([
  'ORDER_INSTANCE_CREATE',
  'ORDER_INSTANCE_EDIT',
  'PAYMENT_VOID',
  'PAYMENT_CAPTURE',
  'PAYMENT_REVOKE',
  'PAYMENT_REFUND',
  'SETTINGS_EDIT',
  'SETTINGS_INTEGRATION_RE_ISSUE',
]);

/** Permissions as the interface reads them: the business types stand below the making of orders. */
export function permissionTree(held: ReadonlySet<Permission>): PermissionNode[] {
  const node = (name: Permission, below: readonly Permission[] = []): PermissionNode => ({
    name,
    access: held.has(name),
    isAction: actions.has(name),
    isMenuItem: menuItems.has(name),
    permissions: below.map((one) => node(one)),
  });
  return [...featureKeys, ...assignableRights].map((name) =>
    node(name, name === 'ORDER_INSTANCE_CREATE' ? positionRights : []),
  );
}
