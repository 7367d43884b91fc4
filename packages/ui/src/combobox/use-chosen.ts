import { useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

/** The selected option. If a server search omits it, the last known option or the value's label is used. */
export function useChosen<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  value: Value | '',
  valueLabel: string | undefined,
): ComboboxOption<Value> | undefined {
  const here = options.find((option) => option.value === value);
  const [seen, setSeen] = useState(here);
  if (here !== undefined && here !== seen) setSeen(here);
  if (here !== undefined) return here;
  if (value === '') return undefined;
  if (seen?.value === value) return seen;
  return valueLabel === undefined ? undefined : { value, label: valueLabel };
}
