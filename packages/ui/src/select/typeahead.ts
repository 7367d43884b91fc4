import { fold } from '@deck/values';

interface Choice {
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/**
 * The option for the typed keys, ignoring case and accents; `from` if none matches. The same letter
 * repeatedly cycles through its options.
 * @param from the index of the current option, -1 for none.
 */
export function typeahead(options: readonly Choice[], typed: string, from: number): number {
  const keys = fold(typed);
  const [letter = ''] = keys;
  const isRepeated = [...keys].every((key) => key === letter);
  const wanted = isRepeated ? letter : keys;
  // A word may still match the current option; a single letter moves to the next.
  const start = Math.max(0, isRepeated ? from + 1 : from);
  for (let step = 0; step < options.length; step += 1) {
    const at = (start + step) % options.length;
    const option = options[at];
    if (option && option.disabled !== true && fold(option.label).startsWith(wanted)) return at;
  }
  return from;
}
