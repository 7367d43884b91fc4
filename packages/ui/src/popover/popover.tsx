import { dropdownOffset } from '@deck/tokens';
import type { ReactElement, ReactNode } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
import { panel } from './popover.css.ts';

export interface PopoverProps {
  /** The button that toggles it. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As high as the available space at most: its content must scroll itself. */
  children: ReactNode;
}

/** A non-modal popup below a button. On a phone it has the full width. */
export function Popover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  const layer = useLayer('popover');
  return (
    <Standby kind="popover" open={open} onOpenChange={onOpenChange} trigger={trigger}>
      {({ Popover: Radix }, stand) => (
        <Radix.Root open={open} onOpenChange={onOpenChange}>
          <Radix.Trigger asChild>{stand}</Radix.Trigger>
          <Radix.Portal container={layer.container ?? null}>
            <Radix.Content
              className={panel}
              style={{ zIndex: layer.zIndex }}
              align="end"
              sideOffset={dropdownOffset}
              collisionPadding={8}
              aria-label={label}
            >
              <LayerScope layer={layer}>{children}</LayerScope>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Standby>
  );
}
