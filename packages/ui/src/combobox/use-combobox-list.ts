import type { KeyboardEvent, RefObject } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { isDisabled } from '../options/option-row.tsx';
import { useDropdown } from '../options/use-dropdown.ts';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxListProps<Value extends string> {
  field: FieldFrame;
  input: RefObject<HTMLInputElement | null>;
  /** The current options of the list. */
  shown: readonly ComboboxOption<Value>[];
  chosen: ComboboxOption<Value> | undefined;
  onChoose: (option: ComboboxOption<Value>) => void;
}

/** The behaviour of a combobox: the input keeps the focus and points to an active option. */
export function useComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { field, input, shown, chosen, onChoose } = props;
  const dropdown = useDropdown<ComboboxOption<Value>>({
    id: field.control.id,
    control: input,
    options: shown,
    isBarred: isDisabled,
    onChoose,
  });

  /** Activates the selected option, else the first enabled one. */
  function open() {
    const at = shown.findIndex(({ value }) => value === chosen?.value);
    dropdown.open(at === -1 ? shown.findIndex((option) => !isDisabled(option)) : at);
  }

  function take({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const { isOpen, pointed } = dropdown;
    if (isOpen && (key === 'Enter' || (key === 'ArrowUp' && altKey))) dropdown.choose(pointed);
    // With modifier keys these keys belong to the text.
    else if (ctrlKey || metaKey || shiftKey) return false;
    else if (isOpen) return dropdown.pointBy(key);
    else if (key === 'ArrowDown' || key === 'ArrowUp') open();
    else return false;
    return true;
  }

  return {
    ...dropdown,
    open,
    /** Typing activates the best match, which is first. */
    openAtBest: () => dropdown.open(0),
    /** @returns whether the list handled the key. */
    onKey(event: KeyboardEvent): boolean {
      if (event.nativeEvent.isComposing || !take(event)) return false;
      event.preventDefault();
      return true;
    },
  };
}
