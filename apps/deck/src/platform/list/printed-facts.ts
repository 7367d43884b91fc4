import { clock, formatZoned } from '@deck/values';
import type { TFunction } from 'i18next';
import { type Filter, isSet } from './filters/filter.ts';
import { getWords } from './filters/filter-words.ts';
import type { ListValues } from './list-state.ts';

interface Printed {
  readonly filters: readonly Filter[];
  readonly values: Pick<ListValues, 'get' | 'all'>;
  /** How many rows there are, in words. */
  readonly count: string | undefined;
  /** How many of them are printed; undefined for all. */
  readonly part: number | undefined;
}

/** What stands above a printed list: what narrows it, how many rows it has, and when it was printed by which clock. */
export function printedFacts(
  { filters, values, count, part }: Printed,
  t: TFunction<'list'>,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): readonly string[] {
  const search = values.get('q').trim();
  const narrowed = filters
    .filter((filter) => isSet(filter, values))
    .map((filter) => `${filter.label}: ${getWords(filter, values, t, { locale })}`);
  return [
    [search && t('printed.search', { search }), ...narrowed].filter(Boolean).join(' · '),
    [count, part !== undefined && t('printed.part', { count: part })].filter(Boolean).join('. '),
    t('printed.at', { moment: formatZoned(clock.now(), timeZone) }),
  ].filter((line) => line !== '');
}
