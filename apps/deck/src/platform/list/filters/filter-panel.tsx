import { media } from '@deck/tokens';
import { Button, LazyPart, SidePanel, Spinner, useMedia } from '@deck/ui';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../list-state.ts';
import { type ShownView, viewDialog } from '../views/shown-view.ts';
import { type Filter, isSet, withoutAny } from './filter.ts';
import { type CountsOf, useCounts } from './filter-counts.ts';
import * as css from './filter-panel.css.ts';
import { panelFields } from './panel-fields-part.ts';
import { usePanelFilter } from './panel-filter.ts';

/** What the panel of a list needs besides its filters. */
export interface PanelOf {
  readonly countsOf: CountsOf;
  /** The label of the button that shows the rows: "Show 98 orders". */
  readonly show: (many: number, isExact: boolean) => string;
  /** What an address shows, as a view that can be saved; absent for a list without views. */
  readonly viewOf?: ((params: URLSearchParams) => ShownView | undefined) | undefined;
}

interface FilterPanelProps extends PanelOf {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  readonly onClose: () => void;
}

/** All filters together beside the list, applied at once. What is not applied is forgotten when it closes. */
export default function FilterPanel({ list, filters, countsOf, show, viewOf, onClose }: FilterPanelProps) {
  const { t } = useTranslation('list');
  const panel = usePanelFilter(list, filters);
  const { counts, found, isCounting } = useCounts(countsOf, panel);
  const [isSaving, setSaving] = useState(false);
  const size = useMedia(media.phone) ? 'large' : 'medium';
  const on = filters.filter((filter) => isSet(filter, panel)).length;
  const view = viewOf?.(panel.params);
  const apply = () => {
    panel.apply();
    onClose();
  };
  return (
    <SidePanel
      open
      title={t('filters.title')}
      context={on > 0 ? t('filters.on', { count: on }) : undefined}
      onClose={onClose}
      onSubmit={apply}
      foot={
        <>
          <Button size={size} variant="quiet" onClick={() => panel.change(withoutAny(filters))}>
            {t('filters.resetAll')}
          </Button>
          {view && (
            <Button
              size={size}
              icon={BookmarkPlus}
              aria-disabled={panel.isWrong || undefined}
              onPointerEnter={viewDialog.preload}
              onFocus={viewDialog.preload}
              onClick={() => setSaving(true)}
            >
              {t('filters.saveAsView')}
            </Button>
          )}
          <span className={css.act}>
            <Button type="submit" variant="primary" size={size} aria-busy={isCounting || undefined}>
              {found ? show(found.count, found.countExact) : t('filters.show')}
            </Button>
          </span>
        </>
      }
    >
      <LazyPart
        of={panelFields}
        filters={filters}
        values={panel}
        counts={counts}
        waiting={
          <div className={css.waiting}>
            <Spinner />
          </div>
        }
      />
      {isSaving && view && (
        <LazyPart
          of={viewDialog}
          waiting={null}
          shown={view}
          view={undefined}
          onClose={() => setSaving(false)}
          onSaved={apply}
        />
      )}
    </SidePanel>
  );
}
