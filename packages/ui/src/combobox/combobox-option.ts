import type { Option } from '../options/option-row.tsx';

export interface ComboboxOption<Value extends string = string> extends Option<Value> {
  /** Hidden search terms: a city, a code, a former name. */
  keywords?: string | undefined;
}
