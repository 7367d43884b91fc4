import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldFrame } from '../field/use-field.ts';
import { loadCalendar } from './lazy-calendar.tsx';

/** Closed; open beside a field that is being written in; or open with the focus inside. */
type Open = 'closed' | 'beside' | 'inside';

/** Whether the calendar of a field is open, and where the focus is then and afterwards. */
export function useCalendarPopover({ disabled, readOnly }: Pick<FieldFrame, 'disabled' | 'readOnly'>) {
  const [open, setOpen] = useState<Open>('closed');
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);

  function show(how: Exclude<Open, 'closed'>) {
    if (disabled || readOnly) return;
    // What opened it gets the focus back: from its button no text field that would raise a phone's keyboard.
    if (open === 'closed' && document.activeElement instanceof HTMLElement) {
      opener.current = document.activeElement;
    }
    setOpen(how);
  }

  return {
    isOpen: open !== 'closed',
    hasFocus: open === 'inside',
    frame,
    content,
    show,
    close: () => setOpen('closed'),
    preload: () => void loadCalendar(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show('inside');
    },
    /** Where the pointer went is left alone; a focus that lost its place comes back to what opened the calendar. */
    returnFocus() {
      const { activeElement } = document;
      if (activeElement !== document.body && !content.current?.contains(activeElement)) return;
      opener.current?.focus({ preventScroll: true });
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
