import { DateRangeField, MultiSelect } from '@deck/ui';
import type { ListValues } from '../list-state.ts';
import type { Filter, SeveralFilter } from './filter.ts';

interface BarFieldProps {
  readonly filter: Filter;
  readonly values: ListValues;
}

/** The days or the choice of several, as small as a filter bar wants it. */
export function BarField({ filter, values }: BarFieldProps) {
  switch (filter.kind) {
    case 'days':
      return (
        <DateRangeField
          as="filter"
          label={filter.label}
          value={{ from: values.get(filter.from), to: values.get(filter.to) }}
          onChange={({ from, to }) => values.change({ [filter.from]: from, [filter.to]: to })}
        />
      );
    case 'several':
      return <SeveralField filter={filter} values={values} />;
    default:
      return null;
  }
}

interface SeveralFieldProps {
  readonly filter: SeveralFilter;
  readonly values: ListValues;
}

/** Any of several, in the bar and in the sheet. */
export function SeveralField({ filter, values }: SeveralFieldProps) {
  return (
    <MultiSelect
      label={filter.label}
      options={filter.useOptions(filter.labelOf)}
      value={values.all(filter.name)}
      onChange={(chosen) => values.change({ [filter.name]: chosen })}
    />
  );
}
