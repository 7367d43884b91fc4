import { fold } from '@deck/values';

interface Choice {
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/**
 * The choice that the keys typed so far lead to, without regard to case and accents; where none does, `from` again.
 * The same letter again and again goes from one choice with it to the next.
 * @param from index of the choice one is at, -1 for none.
 */
export function typeahead(options: readonly Choice[], typed: string, from: number): number {
  const keys = fold(typed);
  const [letter = ''] = keys;
  const isRepeated = [...keys].every((key) => key === letter);
  const wanted = isRepeated ? letter : keys;
  // A word being typed may still mean the choice one is at; a letter alone asks for the next.
  const start = Math.max(0, isRepeated ? from + 1 : from);
  for (let step = 0; step < options.length; step += 1) {
    const at = (start + step) % options.length;
    const option = options[at];
    if (option && option.disabled !== true && fold(option.label).startsWith(wanted)) return at;
  }
  return from;
}
