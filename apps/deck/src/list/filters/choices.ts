import type { ComboboxOption } from '@deck/ui';

/** The options of a choice that is always the same, and how each reads. A value of another age reads as it is. */
export function choices<Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) {
  const options: readonly ComboboxOption<Value>[] = values.map((value) => ({ value, label: labelOf(value) }));
  return {
    useOptions: () => options,
    labelOf: (value: string) => options.find((one) => one.value === value)?.label ?? value,
  };
}
