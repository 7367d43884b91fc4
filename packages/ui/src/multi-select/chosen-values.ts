/** The values of the options that are chosen, in the order of the options; values that have no option are left out. */
export function chosenIn(
  options: readonly { readonly value: string }[],
  value: readonly string[],
): readonly string[] {
  const chosen = new Set(value);
  return options.map((option) => option.value).filter((known) => chosen.has(known));
}

/** Chooses or drops some values, and keeps the others as they are, those without an option too. */
export function withValues(
  value: readonly string[],
  changed: readonly string[],
  isChosen: boolean,
): readonly string[] {
  const moved = new Set(changed);
  const others = value.filter((other) => !moved.has(other));
  return isChosen ? [...others, ...moved] : others;
}
