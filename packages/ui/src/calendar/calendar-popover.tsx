import { dropdownOffset } from '@deck/tokens';
import type { ReactNode } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { OnceOpen } from '../layer/on-demand.tsx';
import { panel } from './calendar-popover.css.ts';
import type { CalendarPopoverState } from './use-calendar-popover.ts';

interface CalendarPopoverProps {
  /** The field's label names the popover. */
  label: string;
  popover: CalendarPopoverState;
  children: ReactNode;
}

/** The popover of a calendar, below its field. Typing in the field does not close it. */
export function CalendarPopover({ label, popover, children }: CalendarPopoverProps) {
  const layer = useLayer('popover');
  return (
    <OnceOpen open={popover.isOpen}>
      {({ Popover }) => (
        <Popover.Root open={popover.isOpen} onOpenChange={(isOpen) => !isOpen && popover.close()}>
          <Popover.Anchor virtualRef={popover.frame} />
          <Popover.Portal container={layer.container ?? null}>
            <Popover.Content
              ref={popover.content}
              className={panel}
              style={{ zIndex: layer.zIndex }}
              align="start"
              sideOffset={dropdownOffset}
              collisionPadding={8}
              aria-label={label}
              onPointerDown={() => popover.setPressed(true)}
              onPointerCancel={() => popover.setPressed(false)}
              onClick={() => popover.setPressed(false)}
              // The calendar takes the focus itself once it has loaded.
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                popover.returnFocus();
              }}
              onInteractOutside={(event) => {
                if (popover.holds(event.target)) event.preventDefault();
              }}
            >
              <LayerScope layer={layer}>{children}</LayerScope>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </OnceOpen>
  );
}
