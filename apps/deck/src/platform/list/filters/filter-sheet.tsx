import { LazyPart, Modal, part, Spinner } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListState, type ListValues, withValues } from '../list-state.ts';
import type { Filter } from './filter.ts';
import * as css from './filter-sheet.css.ts';

/** The fields come when they may be wanted: a list that is only read loads none of them. */
export const sheetFields = part(() => import('./sheet-fields.tsx'));

interface FilterSheetProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  readonly onClose: () => void;
}

/** All filters together, chosen in peace and applied at once: on a phone a sheet from below. */
export function FilterSheet({ list, filters, onClose }: FilterSheetProps) {
  const { t } = useTranslation('list');
  const values = useDraftValues(list);
  return (
    <Modal
      open
      size="large"
      title={t('filters.title')}
      onClose={onClose}
      action={{
        label: t('filters.apply'),
        onAct: () => {
          values.apply();
          onClose();
        },
      }}
    >
      <LazyPart
        of={sheetFields}
        filters={filters}
        values={values}
        waiting={
          <div className={css.waiting}>
            <Spinner />
          </div>
        }
      />
    </Modal>
  );
}

/** What is chosen in the sheet, until it is applied all at once. */
function useDraftValues(list: ListState): ListValues & { readonly apply: () => void } {
  const [draft, setDraft] = useState(list.params);
  return {
    get: (name) => draft.get(name) ?? '',
    all: (name) => draft.getAll(name),
    change: (values) => setDraft((current) => withValues(current, values)),
    apply: () => {
      const names = new Set([...list.params.keys(), ...draft.keys()]);
      list.change(Object.fromEntries([...names].map((name) => [name, draft.getAll(name)])));
    },
  };
}
