import type { Option } from '../options/option-row.tsx';

export interface ComboboxOption<Value extends string = string> extends Option<Value> {
  /** Other words it is found by, not shown: a city, a code, a former name. */
  keywords?: string | undefined;
}
