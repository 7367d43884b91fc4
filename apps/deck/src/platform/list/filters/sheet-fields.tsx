import { LONGEST_SEARCH } from '@deck/api/rules';
import {
  AmountField,
  Button,
  Combobox,
  DateRangeField,
  FormColumn,
  FormGrid,
  Select,
  TextField,
} from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { getCurrency } from '../address.ts';
import type { ListValues } from '../list-state.ts';
import { SeveralField } from './bar-field.tsx';
import { type AmountsFilter, type Filter, getFilterId, type OneFilter, withoutAny } from './filter.ts';
import * as css from './filter-sheet.css.ts';

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
          <SheetField key={getFilterId(filter)} filter={filter} values={values} />
        ))}
      </div>
      <FormGrid>
        {fields.map((filter) => (
          <FormColumn key={getFilterId(filter)} span={filter.kind === 'amounts' ? 12 : 6}>
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

interface Place<One extends Filter> {
  readonly filter: One;
  readonly values: ListValues;
}

/** Any filter as a field of the sheet. */
function SheetField({ filter, values }: Place<Filter>) {
  switch (filter.kind) {
    case 'days':
      return (
        <DateRangeField
          presets
          clearable
          openEnded
          label={filter.label}
          value={{ from: values.get(filter.from), to: values.get(filter.to) }}
          onChange={({ from, to }) => values.change({ [filter.from]: from, [filter.to]: to })}
        />
      );
    case 'several':
      return <SeveralField filter={filter} values={values} />;
    case 'one':
      return <OneField filter={filter} values={values} />;
    case 'text':
      return (
        <TextField
          label={filter.label}
          maxLength={LONGEST_SEARCH}
          value={values.get(filter.name)}
          onChange={(text) => values.change({ [filter.name]: text })}
        />
      );
    case 'amounts':
      return <AmountsField filter={filter} values={values} />;
  }
}

function OneField({ filter, values }: Place<OneFilter>) {
  const value = values.get(filter.name);
  return (
    <Combobox
      label={filter.label}
      options={filter.useOptions(filter.labelOf)}
      value={value}
      valueLabel={value === '' ? undefined : filter.labelOf(value)}
      onChange={(chosen) => values.change({ [filter.name]: chosen })}
    />
  );
}

/** Amounts wait for their currency: it says how many decimals they have. */
function AmountsField({ filter, values }: Place<AmountsFilter>) {
  const { t } = useTranslation('list');
  const currency = getCurrency(values, filter.currency);
  const amount = (name: string, label: string) =>
    currency === '' ? (
      <TextField disabled label={label} value="" onChange={() => undefined} />
    ) : (
      <AmountField
        allowZero
        label={label}
        currency={currency}
        value={values.get(name)}
        onChange={(text) => values.change({ [name]: text })}
      />
    );
  return (
    <>
      <Select
        label={t('filters.currency')}
        placeholder={t('filters.anyCurrency')}
        options={[
          { value: ANY, label: t('filters.anyCurrency') },
          ...filter.useCurrencies().map((code) => ({ value: code, label: code })),
        ]}
        value={currency}
        onChange={(code) =>
          values.change({ [filter.currency]: code === ANY ? '' : code, [filter.from]: '', [filter.to]: '' })
        }
      />
      {amount(filter.from, t('filters.amountFrom'))}
      {amount(filter.to, t('filters.amountTo'))}
    </>
  );
}

const ANY = 'ANY';
