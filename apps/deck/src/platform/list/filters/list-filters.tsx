import { Button, FilterBar, FilterChips, LazyPart, part, SearchField, useNow, useUi } from '@deck/ui';
import { type DateRange, datePresets, findPreset, today } from '@deck/values';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../keys/use-keys.ts';
import { useIsLeft } from '../../navigation/screen-context.ts';
import type { ListState } from '../list-state.ts';
import type { OpenView } from '../views/use-open-view.ts';
import type { BarField } from './bar-field.tsx';
import { areFew, type Filter, getFilterId, isBeyond, valuesIn } from './filter.ts';
import type { PanelOf } from './filter-panel.tsx';
import { getWords } from './filter-words.ts';
import { panelFields } from './panel-fields-part.ts';

const filterPanel = part(() => import('./filter-panel.tsx'));
function preload() {
  filterPanel.preload();
  panelFields.preload();
}

interface ListFiltersProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  /** Absent where nothing is searched. */
  readonly search?: { readonly label: string; readonly placeholder: string };
  /** Draws a few filters in the bar; absent where there are more. */
  readonly Field?: typeof BarField | undefined;
  /** Where there are more than a few filters. */
  readonly panel?: PanelOf | undefined;
  /** Takes back all that narrows, and the sort; absent while nothing does. */
  readonly onReset: (() => void) | undefined;
  /** The saved view that the list shows, or showed before it was changed; absent where views are not saved. */
  readonly opened?: Pick<OpenView, 'open' | 'last'>;
  /** What concerns the list and not its rows. */
  readonly end?: ReactNode;
}

/**
 * The search, few filters or the button of their panel, and a chip for each that is set. In a saved view the chips say
 * what goes beyond it, and lead back to it.
 */
export function ListFilters({ list, filters, search, Field, panel, onReset, opened, end }: ListFiltersProps) {
  const { t } = useTranslation('list');
  const { locale } = useUi();
  const nameDays = useDaysName();
  const [typed, setTyped] = useSearchText(list);
  const [isOpen, setOpen] = useState(false);
  const view = opened?.open;
  const last = view ?? opened?.last;
  const base = last?.address ?? '';
  const set = filters.filter((filter) => isBeyond(filter, list, base));
  /** Takes back to the view what these filters say; without a view, to nothing. */
  const takeBack = (taken: readonly Filter[], others: readonly string[] = []) =>
    list.change(valuesIn(base, [...taken.flatMap(({ params }): readonly string[] => params), ...others]));
  const toView = view === undefined ? () => takeBack(filters, ['q', 'sort']) : undefined;
  const reset = last === undefined ? onReset : toView;
  const inBar = Field && areFew(filters) ? filters : [];
  const open = panel && inBar.length === 0 ? () => setOpen(true) : undefined;
  const resetButton = reset && (
    <Button variant="quiet" size="small" onClick={reset}>
      {t('reset')}
    </Button>
  );
  const searchField = useRef<HTMLInputElement>(null);
  useKeys({
    f: open,
    '/': () => searchField.current?.focus(),
  });

  return (
    <>
      <FilterBar
        end={end}
        chips={
          set.length > 0 ? (
            <FilterChips
              chips={set.map((filter) => ({
                id: getFilterId(filter),
                label: filter.label,
                value: getWords(filter, list, t, { locale, nameDays }),
              }))}
              onRemove={(id) => takeBack(filters.filter((filter) => getFilterId(filter) === id))}
              end={resetButton}
            />
          ) : (
            resetButton
          )
        }
      >
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
        {Field && inBar.map((filter) => <Field key={getFilterId(filter)} filter={filter} values={list} />)}
        {open && (
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={open}
          >
            {t('filters.open')}
          </Button>
        )}
      </FilterBar>
      {isOpen && panel && (
        <LazyPart
          of={filterPanel}
          {...panel}
          list={list}
          filters={filters}
          onClose={() => setOpen(false)}
          waiting={null}
        />
      )}
    </>
  );
}

/** What a range of days is called today: "Last 4 weeks". */
function useDaysName(): (days: DateRange) => string | undefined {
  const { messages, timeZone } = useUi();
  const now = today(timeZone, useNow());
  return (days) => {
    const preset = findPreset(days, datePresets, now);
    return preset && messages.dateRangeField.preset[preset];
  };
}

/** The pause in typing before a search, in milliseconds. */
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
