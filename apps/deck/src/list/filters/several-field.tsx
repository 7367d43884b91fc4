import { MultiSelect } from '@deck/ui';
import type { ListValues } from '../use-list-state.ts';
import type { SeveralFilter } from './filter.ts';

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
