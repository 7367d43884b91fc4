import { type ReactElement, type ReactNode, useRef } from 'react';
import { PopoverFrame } from '../layer/popover-frame.tsx';
import * as css from './rich-text.css.ts';

interface ToolPopoverProps {
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  trigger: ReactElement;
  /** Closing by a choice focuses the text; closing without a choice focuses the button. */
  children: (choose: (act: () => void) => void) => ReactNode;
}

/** The popover of a toolbar button. */
export function ToolPopover({ label, open, onOpen, trigger, children }: ToolPopoverProps) {
  const hasChosen = useRef(false);
  function choose(act: () => void) {
    hasChosen.current = true;
    onOpen(false);
    act();
  }
  function turn(next: boolean) {
    hasChosen.current = false;
    onOpen(next);
  }
  return (
    <PopoverFrame
      label={label}
      open={open}
      onOpenChange={turn}
      trigger={trigger}
      className={css.panel}
      align="start"
      // React bubbles its events to the toolbar, which would handle the press and the next focus.
      onMouseDown={(event) => event.stopPropagation()}
      onCloseAutoFocus={(event) => {
        if (hasChosen.current) event.preventDefault();
      }}
    >
      {children(choose)}
    </PopoverFrame>
  );
}
