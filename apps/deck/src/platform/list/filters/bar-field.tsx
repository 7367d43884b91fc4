import { DateRangeField, MultiSelect } from '@deck/ui';
import type { ListValues } from '../list-state.ts';
import type { Filter, SeveralFilter } from './filter.ts';

interface FieldProps<One extends Filter> {
  readonly filter: One;
  readonly values: ListValues;
}

/** The days or the choice of several, as small as a filter bar wants it: a bar has no other kinds. */
export function BarField({ filter, values }: FieldProps<Filter>) {
  switch (filter.kind) {
    case 'days': {
      const [from, to] = filter.params;
      return (
        <DateRangeField
          as="filter"
          label={filter.label}
          value={{ from: values.get(from), to: values.get(to) }}
          onChange={(days) => values.change({ [from]: days.from, [to]: days.to })}
        />
      );
    }
    case 'several':
      return <SeveralField as="filter" filter={filter} values={values} />;
    default:
      return null;
  }
}

/** Any of several, in the bar and in the panel. */
export function SeveralField({
  as,
  filter,
  values,
}: FieldProps<SeveralFilter> & { readonly as: 'filter' | 'field' }) {
  const [name] = filter.params;
  return (
    <MultiSelect
      as={as}
      label={filter.label}
      options={filter.useOptions()}
      value={values.all(name)}
      onChange={(chosen) => values.change({ [name]: chosen })}
    />
  );
}
