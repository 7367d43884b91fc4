/** How far Page Up and Page Down go. */
const leap = 10;

interface Options<Option> {
  options: readonly Option[];
  isBarred: (option: Option) => boolean;
  /** From the last option the arrow leads to the first, and back. */
  isRound: boolean;
}

/**
 * Where a key leads in an open list, past what cannot be chosen.
 * @param from the place one is at, -1 for none.
 * @returns -1 where nothing can be chosen, undefined where the key leads nowhere.
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
