import { useSelect } from 'downshift';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { isDisabled, type Option } from '../options/option-row.tsx';
import { typeahead } from './typeahead.ts';

interface SelectListProps<Value extends string> {
  field: FieldFrame;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
}

const { ToggleButtonBlur, ToggleButtonKeyDownCharacter } = useSelect.stateChangeTypes;

/** The behaviour of a select: a button that keeps the focus, and a list it points into. */
export function useSelectList<Value extends string>(props: SelectListProps<Value>) {
  const { field, value, onChange } = props;
  const items = useMemo(() => [...props.options], [props.options]);
  const chosen = items.find((option) => option.value === value);
  const listRef = useRef<HTMLDivElement>(null);
  const { id } = field.control;
  const select = useSelect<Option<Value>>({
    items,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: isDisabled,
    labelId: field.labelId,
    toggleButtonId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer: (state, { type, changes }) => {
      // Whoever leaves the list has not chosen.
      if (type === ToggleButtonBlur) return { ...changes, selectedItem: state.selectedItem };
      if (type !== ToggleButtonKeyDownCharacter) return changes;
      const from = state.isOpen ? state.highlightedIndex : chosen ? items.indexOf(chosen) : -1;
      return { ...changes, highlightedIndex: typeahead(items, changes.inputValue ?? '', from) };
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChange(selectedItem.value);
    },
  });
  const list = select.getMenuProps({ ref: listRef }, { suppressRefError: true });
  return { ...select, items, chosen, list, listRef };
}

/** Keys with Ctrl, Alt or Cmd are the browser's: they are no letter of a name. */
export function leaveShortcuts(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }
}
