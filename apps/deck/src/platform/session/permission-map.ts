import type { PermissionNode } from '@deck/api/contract/people';

interface PermissionFlags {
  readonly access: boolean;
  readonly isAction: boolean;
  readonly isMenuItem: boolean;
}
/** Name to flags: the permission tree, flattened. */
export type PermissionMap = Readonly<Record<string, PermissionFlags>>;

export function flattenPermissions(nodes: readonly PermissionNode[]): PermissionMap {
  const map: Record<string, PermissionFlags> = {};
  const walk = (node: PermissionNode) => {
    map[node.name] = { access: node.access, isAction: node.isAction, isMenuItem: node.isMenuItem };
    node.permissions.forEach(walk);
  };
  nodes.forEach(walk);
  return map;
}

export const holds = (map: PermissionMap, name: string): boolean => map[name]?.access === true;

/** Offered in menus and choices: access and the menu flag together. */
export const offers = (map: PermissionMap, name: string): boolean =>
  holds(map, name) && map[name]?.isMenuItem === true;

/** The business types a new order may have: the offered sub-permissions of ORDER_INSTANCE_CREATE without their prefix. */
export function getPositionTypes(nodes: readonly PermissionNode[]): string[] {
  const prefix = 'ORDER_POSITIONS_';
  const find = (list: readonly PermissionNode[]): PermissionNode | undefined =>
    list.find((node) => node.name === 'ORDER_INSTANCE_CREATE') ??
    list.map((node) => find(node.permissions)).find((node) => node !== undefined);
  return (find(nodes)?.permissions ?? [])
    .filter((node) => node.access && node.isMenuItem && node.name.startsWith(prefix))
    .map((node) => node.name.slice(prefix.length));
}
