import { DateRangeField } from '@deck/ui';
import type { ListValues } from '../use-list-state.ts';
import type { Filter } from './filter.ts';
import { SeveralField } from './several-field.tsx';

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
