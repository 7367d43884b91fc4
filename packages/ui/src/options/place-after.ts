/** The step of Page Up and Page Down. */
const leap = 10;

interface Options<Option> {
  options: readonly Option[];
  isBarred: (option: Option) => boolean;
  /** Arrow keys wrap around. */
  isRound: boolean;
}

/**
 * The index a key moves to in an open list, skipping disabled options.
 * @param from the active index, -1 for none.
 * @returns -1 if no option is enabled, undefined for other keys.
 */
export function placeAfter<Option>(
  key: string,
  from: number,
  { options, isBarred, isRound }: Options<Option>,
): number | undefined {
  const free = options.flatMap((option, at) => (isBarred(option) ? [] : [at]));
  const first = free[0] ?? -1;
  const last = free.at(-1) ?? -1;
  switch (key) {
    case 'ArrowDown':
      return free.find((at) => at > from) ?? (isRound ? first : last);
    case 'ArrowUp':
      return free.findLast((at) => at < from) ?? (isRound || from === -1 ? last : first);
    case 'Home':
      return first;
    case 'End':
      return last;
    case 'PageDown':
      return free.find((at) => at >= from + leap) ?? last;
    case 'PageUp':
      return free.findLast((at) => at <= from - leap) ?? first;
    default:
      return undefined;
  }
}
