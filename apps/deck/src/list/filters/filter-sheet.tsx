import { Button, FormColumn, FormGrid, Modal } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../use-list-state.ts';
import { type Filter, nameOf, withoutAny } from './filter.ts';
import { SheetField } from './filter-field.tsx';
import * as css from './filter-sheet.css.ts';
import { useDraftValues } from './use-draft-values.ts';

interface FilterSheetProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All filters together, chosen in peace and applied at once: on a phone a sheet from below. */
export function FilterSheet(props: FilterSheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ list, filters, onClose }: FilterSheetProps) {
  const { t } = useTranslation('list');
  const values = useDraftValues(list);
  const choices = filters.filter(({ kind }) => kind === 'several');
  const fields = filters.filter(({ kind }) => kind !== 'several');
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
      <div className={css.sheet}>
        <div className={css.choices}>
          {choices.map((filter) => (
            <SheetField key={nameOf(filter)} filter={filter} values={values} />
          ))}
        </div>
        <FormGrid>
          {fields.map((filter) => (
            <FormColumn key={nameOf(filter)} span={filter.kind === 'amounts' ? 12 : 6}>
              <div className={filter.kind === 'amounts' ? css.amounts : undefined}>
                <SheetField filter={filter} values={values} />
              </div>
            </FormColumn>
          ))}
        </FormGrid>
        <div>
          <Button size="small" onClick={() => values.change(withoutAny(filters))}>
            {t('filters.resetAll')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
