import { media } from '@deck/tokens';
import { Button, FilterBar, FilterChips, SearchField, useMedia, useUi } from '@deck/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../keys/use-keys.ts';
import { useIsLeft } from '../../navigation/screen-context.ts';
import type { ListState } from '../list-state.ts';
import { BarField } from './bar-field.tsx';
import { type Filter, getFilterId, isSet, withoutAny } from './filter.ts';
import { FilterSheet, sheetFields } from './filter-sheet.tsx';
import { getWords } from './filter-words.ts';

interface ListFiltersProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  /** Absent where nothing is searched. */
  readonly search?: { readonly label: string; readonly placeholder: string };
  /** Takes back all that narrows, and the sort; absent while nothing does. On a phone the sheet has it for filters. */
  readonly onReset: (() => void) | undefined;
  /** What concerns the list and not its rows. */
  readonly end?: ReactNode;
}

/** The search, the filters one needs most, a button for all of them, and a chip for each that is set. */
export function ListFilters({ list, filters, search, onReset, end }: ListFiltersProps) {
  const { t } = useTranslation('list');
  const { locale } = useUi();
  const isPhone = useMedia(media.phone);
  const [typed, setTyped] = useSearchText(list);
  const [isOpen, setOpen] = useState(false);
  const set = filters.filter((filter) => isSet(filter, list));
  const inBar = isPhone ? [] : filters.filter(({ inBar }) => inBar === true);
  const behind = filters.length - inBar.length;
  const searchField = useRef<HTMLInputElement>(null);
  useKeys({
    f: behind > 0 ? () => setOpen(true) : undefined,
    '/': () => searchField.current?.focus(),
  });
  const isOnlySorted = set.length === 0 && list.get('q') === '';
  const setBehind = set.filter((filter) => !inBar.includes(filter)).length;

  return (
    <>
      <FilterBar end={end}>
        {search && (
          <SearchField
            ref={searchField}
            label={search.label}
            labelHidden
            placeholder={search.placeholder}
            value={typed}
            onChange={setTyped}
          />
        )}
        {inBar.map((filter) => (
          <BarField key={getFilterId(filter)} filter={filter} values={list} />
        ))}
        {behind > 0 && (
          <Button
            icon={SlidersHorizontal}
            onPointerEnter={sheetFields.preload}
            onFocus={sheetFields.preload}
            onClick={() => setOpen(true)}
          >
            {setBehind > 0 ? t('filters.openCount', { count: setBehind }) : t('filters.open')}
          </Button>
        )}
        {onReset && (!isPhone || isOnlySorted) && (
          <Button variant="quiet" onClick={onReset}>
            {t('reset')}
          </Button>
        )}
      </FilterBar>
      <FilterChips
        chips={set.map((filter) => ({
          id: getFilterId(filter),
          label: filter.label,
          value: getWords(filter, list, t, locale),
        }))}
        onRemove={(id) => list.change(withoutAny(filters.filter((filter) => getFilterId(filter) === id)))}
      />
      {isOpen && <FilterSheet list={list} filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

/** So many milliseconds after the last key a search is asked for. */
const TYPING = 250;

/** What is typed shows at once and reaches the address when the typing pauses. */
function useSearchText(list: ListState): [string, (text: string) => void] {
  const asked = list.get('q');
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  const { change } = list;
  const isLeft = useIsLeft();
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      // Whoever has gone on to another screen is not called back to the list by what they typed.
      if (!isLeft()) change({ q: typed });
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, asked, change, isLeft]);
  return [typed, setTyped];
}
