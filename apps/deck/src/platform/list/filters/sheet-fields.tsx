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
    case 'days': {
      const [from, to] = filter.params;
      return (
        <DateRangeField
          presets
          clearable
          openEnded
          label={filter.label}
          value={{ from: values.get(from), to: values.get(to) }}
          onChange={(days) => values.change({ [from]: days.from, [to]: days.to })}
        />
      );
    }
    case 'several':
      return <SeveralField filter={filter} values={values} />;
    case 'one':
      return <OneField filter={filter} values={values} />;
    case 'text': {
      const [name] = filter.params;
      return (
        <TextField
          label={filter.label}
          maxLength={LONGEST_SEARCH}
          value={values.get(name)}
          onChange={(text) => values.change({ [name]: text })}
        />
      );
    }
    case 'amounts':
      return <AmountsField filter={filter} values={values} />;
  }
}

function OneField({ filter, values }: Place<OneFilter>) {
  const [name] = filter.params;
  const value = values.get(name);
  return (
    <Combobox
      label={filter.label}
      options={filter.useOptions()}
      value={value}
      valueLabel={value === '' ? undefined : filter.labelOf(value)}
      onChange={(chosen) => values.change({ [name]: chosen })}
    />
  );
}

/** Amounts wait for their currency: it says how many decimals they have. */
function AmountsField({ filter, values }: Place<AmountsFilter>) {
  const { t } = useTranslation('list');
  const [currencyName, from, to] = filter.params;
  const currency = getCurrency(values, currencyName);
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
          ...filter.useOptions().map(({ value }) => ({ value, label: value })),
        ]}
        value={currency}
        onChange={(code) => values.change({ [currencyName]: code === ANY ? '' : code, [from]: '', [to]: '' })}
      />
      {amount(from, t('filters.amountFrom'))}
      {amount(to, t('filters.amountTo'))}
    </>
  );
}

const ANY = 'ANY';
