import type { KeyboardEvent, RefObject } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { isDisabled } from '../options/option-row.tsx';
import { useDropdown } from '../options/use-dropdown.ts';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxListProps<Value extends string> {
  field: FieldFrame;
  input: RefObject<HTMLInputElement | null>;
  /** What is in the list now. */
  shown: readonly ComboboxOption<Value>[];
  chosen: ComboboxOption<Value> | undefined;
  onChoose: (option: ComboboxOption<Value>) => void;
}

/** The behaviour of a combobox: an input that keeps the focus, and a list it points into. */
export function useComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { field, input, shown, chosen, onChoose } = props;
  const dropdown = useDropdown<ComboboxOption<Value>>({
    id: field.control.id,
    control: input,
    options: shown,
    isBarred: isDisabled,
    onChoose,
  });

  /** At what is chosen, else at the first that can be. */
  function open() {
    const at = shown.findIndex(({ value }) => value === chosen?.value);
    dropdown.open(at === -1 ? shown.findIndex((option) => !isDisabled(option)) : at);
  }

  function take({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const { isOpen, pointed } = dropdown;
    if (isOpen && (key === 'Enter' || (key === 'ArrowUp' && altKey))) dropdown.choose(pointed);
    // With these the keys are the text's.
    else if (ctrlKey || metaKey || shiftKey) return false;
    else if (isOpen) return dropdown.pointBy(key);
    else if (key === 'ArrowDown' || key === 'ArrowUp') open();
    else return false;
    return true;
  }

  return {
    ...dropdown,
    open,
    /** What is typed means the best match, and that stands first. */
    openAtBest: () => dropdown.open(0),
    /** @returns whether the key was the list's. */
    onKey(event: KeyboardEvent): boolean {
      if (event.nativeEvent.isComposing || !take(event)) return false;
      event.preventDefault();
      return true;
    },
  };
}
