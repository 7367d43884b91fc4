import { getCurrency } from '@deck/api/client';
import { LONGEST_SEARCH } from '@deck/api/rules';
import { AmountField, Combobox, DateRangeField, Select, TextField } from '@deck/ui';
import { isAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-store.ts';
import type { ListValues } from '../list-state.ts';
import { SeveralField } from './bar-field.tsx';
import {
  type AmountsFilter,
  type Filter,
  getFilterId,
  isSet,
  type OneFilter,
  type SeveralFilter,
} from './filter.ts';
import type { FilterCounts } from './filter-counts.ts';
import * as css from './filter-panel.css.ts';
import { GroupsField } from './groups-field.tsx';
import { areReversed } from './panel-filter.ts';

export interface PanelFieldsProps {
  readonly filters: readonly Filter[];
  readonly values: ListValues;
  readonly counts: FilterCounts | undefined;
}

const isGrouped = (filter: Filter): filter is SeveralFilter =>
  filter.kind === 'several' && filter.groups !== undefined;
const isWide = ({ kind }: Filter) => kind === 'amounts';

/** What the panel of filters holds: statuses in their groups, then the other fields in two columns. */
export default function PanelFields({ filters, values, counts }: PanelFieldsProps) {
  const grouped = filters.filter(isGrouped);
  const others = filters.filter((filter) => !isGrouped(filter));
  const isNarrowed = values.get('q') !== '' || others.some((filter) => isSet(filter, values));
  return (
    <>
      {grouped.map((filter) => (
        <div key={getFilterId(filter)} className={css.groups}>
          <GroupsField filter={filter} values={values} counts={counts} isNarrowed={isNarrowed} />
        </div>
      ))}
      <div className={css.fields}>
        {others.map((filter) => (
          <div key={getFilterId(filter)} className={isWide(filter) ? css.amounts : undefined}>
            <PanelField filter={filter} values={values} />
          </div>
        ))}
      </div>
    </>
  );
}

interface Place<One extends Filter> {
  readonly filter: One;
  readonly values: ListValues;
}

/** Any filter as a field. */
function PanelField({ filter, values }: Place<Filter>) {
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
      return <SeveralField as="field" filter={filter} values={values} />;
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

/** Amounts are in the chosen currency; until one is chosen, in the company's. */
function AmountsField({ filter, values }: Place<AmountsFilter>) {
  const { t } = useTranslation('list');
  const options = filter.useOptions();
  const [currencyName, from, to] = filter.params;
  const chosen = getCurrency(values, currencyName);
  const { defaultCurrency } = useSession().environment;
  const usual = options.find(({ value }) => value === defaultCurrency) ?? options[0];
  const currency = chosen || (usual?.value ?? '');
  const isWrong = areReversed(filter, values);
  const amount = (name: string, label: string, problem?: string) =>
    currency === '' ? (
      <TextField disabled label={label} value="" onChange={() => undefined} />
    ) : (
      <AmountField
        allowZero
        label={label}
        currency={currency}
        value={values.get(name)}
        state={problem === undefined ? undefined : 'error'}
        feedback={problem}
        onChange={(text) => values.change({ [name]: text, ...(text !== '' && { [currencyName]: currency }) })}
      />
    );
  const choose = (code: string) => {
    const kept = (name: string) => (isAmount(values.get(name), code) ? values.get(name) : '');
    values.change(
      code === ANY
        ? { [currencyName]: '', [from]: '', [to]: '' }
        : { [currencyName]: code, [from]: kept(from), [to]: kept(to) },
    );
  };
  return (
    <>
      {amount(from, t('filters.amountFrom'))}
      {amount(to, t('filters.amountTo'), isWrong ? t('filters.amountsReversed') : undefined)}
      <Select
        label={t('filters.currency')}
        placeholder={t('filters.anyCurrency')}
        options={[
          { value: ANY, label: t('filters.anyCurrency') },
          ...options.map(({ value }) => ({ value, label: value })),
        ]}
        value={chosen}
        onChange={choose}
      />
    </>
  );
}

const ANY = 'ANY';
