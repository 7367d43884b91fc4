import { useCombobox } from 'downshift';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { isDisabled } from '../options/option-row.tsx';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxListProps<Value extends string> {
  field: FieldFrame;
  /** What is in the list now. */
  shown: readonly ComboboxOption<Value>[];
  chosen: ComboboxOption<Value> | undefined;
  text: string;
  onChoose: (option: ComboboxOption<Value>) => void;
}

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownArrowUp, ItemClick } =
  useCombobox.stateChangeTypes;
const choices: ReadonlySet<string> = new Set([InputKeyDownEnter, InputKeyDownArrowUp, ItemClick]);

/** The behaviour of a combobox: an input that keeps the focus, and a list it points into. */
export function useComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { field, chosen, text, onChoose } = props;
  const items = useMemo(() => [...props.shown], [props.shown]);
  const listRef = useRef<HTMLDivElement>(null);
  const { id } = field.control;
  const combobox = useCombobox<ComboboxOption<Value>>({
    items,
    selectedItem: chosen ?? null,
    inputValue: text,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: isDisabled,
    labelId: field.labelId,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer: (state, { type, changes, index = state.highlightedIndex }) => {
      // Whoever leaves the field has not chosen.
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
      // What is typed means the best match, and that stands first.
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      if (choices.has(type) && changes.isOpen === false) {
        const option = items[index];
        return option === undefined || isDisabled(option) ? state : changes;
      }
      if (type === InputClick && state.isOpen) return state; // A press into the text places the caret.
      if (changes.isOpen && !state.isOpen) return { ...changes, highlightedIndex: startOf(items, chosen) };
      return changes;
    },
    onStateChange: ({ type, selectedItem, isOpen }) => {
      if (!choices.has(type) || isOpen !== false) return;
      // The same choice again is no change of state, yet the text goes back to its label.
      const again = selectedItem === undefined ? chosen : selectedItem;
      if (again) onChoose(again);
    },
  });
  const list = combobox.getMenuProps({ ref: listRef }, { suppressRefError: true });
  return { ...combobox, items, list, listRef };
}

/** Where a list that opens begins: at what is chosen, else at the first that can be. */
function startOf<Value extends string>(
  items: readonly ComboboxOption<Value>[],
  chosen: ComboboxOption<Value> | undefined,
): number {
  const at = items.findIndex(({ value }) => value === chosen?.value);
  return at === -1 ? items.findIndex((item) => !isDisabled(item)) : at;
}

/** Escape closes the list through its layer; what is chosen stays. */
export function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
