import type { Environment, PermissionNode, Profile } from '@deck/api/contract/people';
import { permissionTree } from '@deck/api/rules';
import { type Permission, permissions } from '@deck/api/vocabulary';
import { environment, profile } from './answers/people.ts';

/** Someone who sits before the screen. */
export interface Person {
  readonly profile: Profile;
  readonly environment: Environment;
  readonly permissions: readonly PermissionNode[];
}

/** Eleni Markou, who owns the company, with these rights of hers. */
const someoneWith = (rights: readonly Permission[]): Person => ({
  profile,
  environment,
  permissions: permissionTree(new Set(rights)),
});

/** Who may do everything. */
export const owner = someoneWith(permissions);

/** The same without some rights. */
export const ownerWithout = (...taken: readonly Permission[]): Person =>
  someoneWith(permissions.filter((right) => !taken.includes(right)));

/** Who may open nothing that needs a right. */
export const newcomer = someoneWith([]);
