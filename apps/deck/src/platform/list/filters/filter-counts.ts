import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PanelFilter } from './panel-filter.ts';

interface Counted {
  readonly count: number;
  /** `false` when there are more than `count`. */
  readonly countExact: boolean;
}

/** How many rows a filter finds, and in a list with statuses how many in each, as if none were asked for. */
export interface FilterCounts extends Counted {
  readonly statuses: readonly (Counted & { readonly status: string })[];
}

/** Asks for the counts of an address. */
export type CountsOf = (params: URLSearchParams) => UseQueryOptions<FilterCounts>;

/** The pause after the last change before counting again, in milliseconds. */
const PAUSE = 250;

export interface Counting {
  /** The newest counts, also while others are on their way: of each status they are near enough. */
  readonly counts: FilterCounts | undefined;
  /** The rows that the fields as they are now find; undefined while that is not known. */
  readonly found: Counted | undefined;
  readonly isCounting: boolean;
}

/** Counts what the fields find, when their changes pause. Answers to earlier fields are dropped. */
export function useCounts(countsOf: CountsOf, { address, isWrong }: PanelFilter): Counting {
  const asked = usePaused(address);
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...countsOf(new URLSearchParams(asked)),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
  });
  const isKnown = asked === address && !isPlaceholderData && !isError && !isWrong;
  return {
    counts: data,
    found: isKnown ? data : undefined,
    isCounting: !isWrong && !isError && (asked !== address || (isFetching && !isKnown)),
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** How many rows are in these statuses, in words: `27`, `10,000+`. Undefined until it is known. */
export function sumText(
  counts: FilterCounts | undefined,
  statuses: readonly string[] | undefined,
  locale: string,
): string | undefined {
  if (counts === undefined) return undefined;
  const counted = counts.statuses.filter(({ status }) => statuses?.includes(status) ?? true);
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const isExact = counted.every(({ countExact }) => countExact);
  return `${new Intl.NumberFormat(locale).format(sum)}${isExact ? '' : '+'}`;
}
