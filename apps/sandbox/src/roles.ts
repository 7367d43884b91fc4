import {
  type AssignableRight,
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

/** The permissions of a role. The assignable rights are granted individually; an owner has them all. */
const opens: ReadonlyMap<string, readonly Permission[]> = new Map<string, readonly Permission[]>([
  ['OWNER', permissions],
  ['MANAGER', [...featureKeys, ...positionRights]],
  ['AGENT', agent],
  ['VIEWER', viewer],
]);

/** Roles with a single permission, `ONLY_ORDERS_LIST_VIEW`, for tests of that permission. */
const SINGLE = 'ONLY_';

const isPermission = (name: string): name is Permission => permissions.some((one) => one === name);

/** All permissions of a user with this role and these rights. An unknown role has none. */
export function getPermissions(role: string, rights: readonly AssignableRight[]): ReadonlySet<Permission> {
  const single = role.startsWith(SINGLE) ? role.slice(SINGLE.length) : '';
  return new Set([...(opens.get(role) ?? []), ...(isPermission(single) ? [single] : []), ...rights]);
}
