import type { PermissionNode } from '../contract/people.ts';
import { assignableRights, featureKeys, type Permission, positionRights } from '../vocabulary/permissions.ts';

const menuItems: ReadonlySet<Permission> = new Set<Permission>([
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'USERS_LIST_VIEW',
  'SETTINGS_VIEW',
  // The business types when creating an order.
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

/** The permission tree for the interface. The business types are under order creation. */
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
