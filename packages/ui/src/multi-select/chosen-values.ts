/** The chosen values in the order of the options, without values that have no option. */
export function chosenIn(
  options: readonly { readonly value: string }[],
  value: readonly string[],
): readonly string[] {
  const chosen = new Set(value);
  return options.map((option) => option.value).filter((known) => chosen.has(known));
}

/** Adds or removes values, and keeps all others, including values without an option. */
export function withValues(
  value: readonly string[],
  changed: readonly string[],
  isChosen: boolean,
): readonly string[] {
  const moved = new Set(changed);
  const others = value.filter((other) => !moved.has(other));
  return isChosen ? [...others, ...moved] : others;
}
