import { Button, FormColumn, FormGrid } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { ListValues } from '../use-list-state.ts';
import { type Filter, nameOf, withoutAny } from './filter.ts';
import * as css from './filter-sheet.css.ts';
import { SheetField } from './sheet-field.tsx';

export interface SheetFieldsProps {
  readonly filters: readonly Filter[];
  readonly values: ListValues;
}

/** What the sheet of filters holds: the choices in a row, the other fields below, and the way back to none. */
export default function SheetFields({ filters, values }: SheetFieldsProps) {
  const { t } = useTranslation('list');
  const choices = filters.filter(({ kind }) => kind === 'several');
  const fields = filters.filter(({ kind }) => kind !== 'several');
  return (
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
  );
}
