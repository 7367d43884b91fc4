import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Listbox, type ListboxProps, useListbox } from './use-listbox.ts';

interface DropdownProps<Option> extends Omit<ListboxProps<Option>, 'start'> {
  /** Keeps the focus while the list is open. */
  control: RefObject<HTMLElement | null>;
}

export interface Dropdown<Option> extends Listbox<Option> {
  readonly isOpen: boolean;
  /** @param at the initially active index, -1 for none. */
  readonly open: (at: number) => void;
  readonly close: () => void;
}

/** A listbox that is only open while in use. Blur closes it without choosing. */
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
    // Safari does not focus a pressed button.
    control.current?.focus();
  }

  function close() {
    if (!isOpen) return;
    setOpen(false);
    listbox.point(-1);
  }

  // A tap on a non-focusable element does not blur the field. A scroll gesture ends in pointercancel, not
  // pointerup.
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
