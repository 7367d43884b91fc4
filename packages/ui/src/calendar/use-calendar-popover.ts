import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../modal/return-focus.ts';
import { calendar } from './lazy-calendar.tsx';

/** Closed; open beside a field that is being written in; or open with the focus inside. */
type Open = 'closed' | 'beside' | 'inside';

/** Whether the calendar of a field is open, and where the focus is then and afterwards. */
export function useCalendarPopover({ disabled, readOnly }: Pick<FieldFrame, 'disabled' | 'readOnly'>) {
  const [open, setOpen] = useState<Open>('closed');
  const [isPressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<FocusOrigin>(null);

  function show(how: Exclude<Open, 'closed'>) {
    if (disabled || readOnly) return;
    // What opened it gets the focus back: from its button no text field that would raise a phone's keyboard.
    if (open === 'closed') origin.current = focusOrigin();
    setOpen(how);
    setPressed(false);
  }

  function close() {
    // At once: what the choice opens next, a dialog, remembers where the focus was, and the calendar will be gone.
    const opener = origin.current?.element;
    if (content.current?.contains(document.activeElement) && opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true });
    }
    setOpen('closed');
  }

  return {
    isOpen: open !== 'closed',
    hasFocus: open === 'inside',
    /** Something in it is being pressed, and has to stay beneath the pointer. */
    isPressed,
    setPressed,
    frame,
    content,
    show,
    close,
    preload: calendar.preload,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show('inside');
    },
    /** Where the pointer went is left alone; a focus that lost its place comes back, near by if the opener is gone. */
    returnFocus() {
      if (origin.current !== null) returnFocus(origin.current);
    },
    /** Whether the element belongs to the field: its label's box or its calendar. */
    holds(element: EventTarget | null): boolean {
      return (
        element instanceof Node &&
        (frame.current?.contains(element) === true || content.current?.contains(element) === true)
      );
    },
  };
}

export type CalendarPopoverState = ReturnType<typeof useCalendarPopover>;
