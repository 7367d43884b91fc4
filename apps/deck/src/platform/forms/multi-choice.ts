/** The values with one more, or without it, in the order of `all`. */
export const withChoice = <Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): Value[] => all.filter((one) => (one === value ? isChosen : chosen.includes(one)));

/** What a checkbox for all of them shows: all, none or some. */
export function getShare<Value>(all: readonly Value[], chosen: readonly Value[]): boolean | 'mixed' {
  const held = all.filter((one) => chosen.includes(one)).length;
  if (held === 0) return false;
  return held === all.length || 'mixed';
}

/** The values that are chosen and not saved, or saved and no longer chosen. */
export const changedChoices = <Value>(
  all: readonly Value[],
  saved: readonly Value[],
  chosen: readonly Value[],
): ReadonlySet<Value> => new Set(all.filter((one) => saved.includes(one) !== chosen.includes(one)));
