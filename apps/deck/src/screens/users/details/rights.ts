import { type AssignableRight, assignableRights } from '@deck/api/vocabulary';

type Rights = readonly AssignableRight[];

/** All, none, or some of the eight. */
export function shareOf(rights: Rights): boolean | 'mixed' {
  const held = assignableRights.filter((right) => rights.includes(right)).length;
  if (held === 0) return false;
  return held === assignableRights.length || 'mixed';
}

/** The rights with one given or taken, in the order they are listed. */
export const withRight = (rights: Rights, right: AssignableRight, isHeld: boolean): AssignableRight[] =>
  assignableRights.filter((each) => (each === right ? isHeld : rights.includes(each)));

/** Which rights differ from those that are saved. */
export const changedRights = (saved: Rights, chosen: Rights): ReadonlySet<AssignableRight> =>
  new Set(assignableRights.filter((right) => saved.includes(right) !== chosen.includes(right)));
