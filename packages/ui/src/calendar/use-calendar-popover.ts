import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../modal/return-focus.ts';
import { calendar } from './lazy-calendar.tsx';

/** Closed; open beside a field with the focus; or open with the focus inside. */
type Open = 'closed' | 'beside' | 'inside';

/** The open state of a field's calendar, and its focus management. */
export function useCalendarPopover({ disabled, readOnly }: Pick<FieldFrame, 'disabled' | 'readOnly'>) {
  const [open, setOpen] = useState<Open>('closed');
  const [isPressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<FocusOrigin>(null);

  function show(how: Exclude<Open, 'closed'>) {
    if (disabled || readOnly) return;
    // The opener gets the focus back. The button must not focus a text field that would raise a phone's
    // keyboard.
    if (open === 'closed') origin.current = focusOrigin();
    setOpen(how);
    setPressed(false);
  }

  function close() {
    // Immediately: a dialog that the choice opens remembers the focused element, and the calendar will be
    // gone.
    const opener = origin.current?.element;
    if (content.current?.contains(document.activeElement) && opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true });
    }
    setOpen('closed');
  }

  return {
    isOpen: open !== 'closed',
    hasFocus: open === 'inside',
    /** An element inside is being pressed and must not move. */
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
    /**
     * Leaves the focus where the pointer put it. A lost focus returns to the opener, or nearby if it is gone.
     */
    returnFocus() {
      if (origin.current !== null) returnFocus(origin.current);
    },
    /** Whether the element is part of the field: its box, its label or its calendar. */
    holds(element: EventTarget | null): boolean {
      return (
        element instanceof Node &&
        (frame.current?.contains(element) === true || content.current?.contains(element) === true)
      );
    },
  };
}

export type CalendarPopoverState = ReturnType<typeof useCalendarPopover>;
