import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Listbox, type ListboxProps, useListbox } from './use-listbox.ts';

interface DropdownProps<Option> extends Omit<ListboxProps<Option>, 'start'> {
  /** Keeps the focus while the list is open. */
  control: RefObject<HTMLElement | null>;
}

export interface Dropdown<Option> extends Listbox<Option> {
  readonly isOpen: boolean;
  /** @param at the place it begins at, -1 for none. */
  readonly open: (at: number) => void;
  readonly close: () => void;
}

/** A listbox that is open only while it is used. Whoever leaves it has not chosen. */
export function useDropdown<Option>({
  control,
  onChoose,
  ...props
}: DropdownProps<Option>): Dropdown<Option> {
  const [isOpen, setOpen] = useState(false);
  const listbox = useListbox<Option>({
    ...props,
    onChoose(option) {
      close();
      onChoose(option);
    },
  });

  function open(at: number) {
    setOpen(true);
    listbox.point(at);
    // Safari gives no focus to a button that is pressed.
    control.current?.focus();
  }

  function close() {
    if (!isOpen) return;
    setOpen(false);
    listbox.point(-1);
  }

  // A tap on what cannot have the focus does not take it from the field. A finger that scrolls never lifts as a pointer.
  const onLift = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node)) return;
    if (![control, listbox.ref].some(({ current }) => current?.contains(target))) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerup', onLift);
    return () => document.removeEventListener('pointerup', onLift);
  }, [isOpen]);

  return { ...listbox, isOpen, open, close };
}
