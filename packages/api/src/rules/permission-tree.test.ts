import { describe, expect, it } from 'vitest';
import { assignableRights, featureKeys, permissions, positionRights } from '../vocabulary/permissions.ts';
import { permissionTree } from './permission-tree.ts';

const all = permissionTree(new Set(permissions));
const flat = all.flatMap((node) => [node, ...node.permissions]);
const named = (flag: 'access' | 'isAction' | 'isMenuItem', nodes = flat) =>
  nodes.filter((node) => node[flag]).map(({ name }) => name);

describe('the tree of permissions', () => {
  it('has every permission once, the business types under order creation and nothing under others', () => {
    expect(all.map(({ name }) => name)).toEqual([...featureKeys, ...assignableRights]);
    const above = all.filter((node) => node.permissions.length > 0);
    expect(above.map(({ name }) => name)).toEqual(['ORDER_INSTANCE_CREATE']);
    expect(above[0]?.permissions.map(({ name }) => name)).toEqual(positionRights);
    expect(flat.every((node) => node.permissions.length === 0 || node === above[0])).toBe(true);
  });

  it('gives access to granted permissions and their ancestors and descendants only', () => {
    expect(named('access')).toEqual(flat.map(({ name }) => name));
    const some = permissionTree(new Set(['ORDER_POSITIONS_CAR', 'PAYMENT_REFUND']));
    const held = some.flatMap((node) => [node, ...node.permissions]);
    expect(named('access', held)).toEqual(['ORDER_POSITIONS_CAR', 'PAYMENT_REFUND']);
  });

  // Specification 3.69
  it('marks which nodes are menu items and which are actions', () => {
    expect(named('isMenuItem')).toEqual([
      'MAIN_PAGE_VIEW',
      'ORDERS_LIST_VIEW',
      ...positionRights,
      'ALL_PAYMENTS_LIST_VIEW',
      'BUSINESS_OBJECTS_LIST_VIEW',
      'USERS_LIST_VIEW',
      'SETTINGS_VIEW',
    ]);
    expect(named('isAction')).toEqual([
      'ORDER_INSTANCE_CREATE',
      'ORDER_INSTANCE_EDIT',
      'PAYMENT_VOID',
      'PAYMENT_CAPTURE',
      'PAYMENT_REVOKE',
      'PAYMENT_REFUND',
      'SETTINGS_EDIT',
      'SETTINGS_INTEGRATION_RE_ISSUE',
    ]);
  });
});
