import { type AssignableRight, assignableRights } from '../vocabulary/permissions.ts';

/** The right without which another opens nothing: settings cannot be changed where they cannot be seen. */
const needs: { readonly [Right in AssignableRight]?: AssignableRight } = {
  SETTINGS_EDIT: 'SETTINGS_VIEW',
  SETTINGS_INTEGRATION: 'SETTINGS_VIEW',
  SETTINGS_INTEGRATION_RE_ISSUE: 'SETTINGS_INTEGRATION',
};

/** The right that one needs to open anything; undefined if it opens something alone. */
export const rightNeeded = (right: AssignableRight): AssignableRight | undefined => needs[right];

/** A right and all it needs, itself first. */
function withNeeded(right: AssignableRight): AssignableRight[] {
  const needed = needs[right];
  return needed === undefined ? [right] : [right, ...withNeeded(needed)];
}

/** These rights and all that they need, in the order of the vocabulary. */
export function completeRights(rights: readonly AssignableRight[]): AssignableRight[] {
  const held = new Set(rights.flatMap(withNeeded));
  return assignableRights.filter((right) => held.has(right));
}

/** The rights with one more and all it needs, or without it and all that need it. */
export function chooseRight(
  rights: readonly AssignableRight[],
  chosen: AssignableRight,
  isHeld: boolean,
): AssignableRight[] {
  if (isHeld) return completeRights([...rights, chosen]);
  return rights.filter((right) => !withNeeded(right).includes(chosen));
}
