import type { PermissionNode } from '@deck/api/contract/people';
import { describe, expect, it } from 'vitest';
import { flattenPermissions, getPositionTypes, holds, offers } from './permission-map.ts';

const node = (
  name: string,
  facts: Partial<PermissionNode> = {},
  permissions: readonly PermissionNode[] = [],
): PermissionNode => ({
  name,
  access: true,
  isAction: false,
  isMenuItem: true,
  ...facts,
  permissions: [...permissions],
});

const tree = [
  node('ORDERS', {}, [
    node('ORDER_INSTANCE_CREATE', { isAction: true, isMenuItem: false }, [
      node('ORDER_POSITIONS_YACHT'),
      node('ORDER_POSITIONS_CAR', { access: false }),
      node('ORDER_POSITIONS_FLIGHT', { isMenuItem: false }),
      node('SOMETHING_ELSE'),
    ]),
  ]),
  node('SETTINGS_VIEW', { access: false }),
];

describe('a tree of permissions', () => {
  const map = flattenPermissions(tree);

  // Specification 3.69, 3.70
  it('is flattened with the flags of each', () => {
    expect(Object.keys(map)).toHaveLength(7);
    expect(map.ORDER_INSTANCE_CREATE).toEqual({ access: true, isAction: true, isMenuItem: false });
    expect(map.SETTINGS_VIEW).toEqual({ access: false, isAction: false, isMenuItem: true });
  });

  it('says what is held, and what of it is offered', () => {
    expect(['ORDERS', 'SETTINGS_VIEW', 'UNKNOWN'].map((name) => holds(map, name))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      ['ORDERS', 'ORDER_INSTANCE_CREATE', 'SETTINGS_VIEW', 'UNKNOWN'].map((name) => offers(map, name)),
    ).toEqual([true, false, false, false]);
  });

  // Specification 2.56
  it('offers the types of business that are open, wherever the right to make an order stands', () => {
    expect(getPositionTypes(tree)).toEqual(['YACHT']);
    expect(getPositionTypes(tree[0]?.permissions ?? [])).toEqual(['YACHT']);
    expect(getPositionTypes([])).toEqual([]);
  });
});
