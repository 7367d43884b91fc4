import { dropdownOffset } from '@deck/tokens';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
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
  const layer = useLayer('popover');
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
    <Standby kind="popover" open={open} onOpenChange={turn} trigger={trigger}>
      {({ Popover }, stand) => (
        <Popover.Root open={open} onOpenChange={turn}>
          <Popover.Trigger asChild>{stand}</Popover.Trigger>
          <Popover.Portal container={layer.container ?? null}>
            <Popover.Content
              className={css.panel}
              style={{ zIndex: layer.zIndex }}
              align="start"
              sideOffset={dropdownOffset}
              collisionPadding={8}
              aria-label={label}
              // React bubbles its events to the toolbar, which would handle the press and the next focus.
              onMouseDown={(event) => event.stopPropagation()}
              onCloseAutoFocus={(event) => {
                if (hasChosen.current) event.preventDefault();
              }}
            >
              <LayerScope layer={layer}>{children(choose)}</LayerScope>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Standby>
  );
}
