import { dropdownOffset } from '@deck/tokens';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { panel } from './popover.css.ts';

export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** What is inside, for those who do not see it. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As high as there is room at most: what may be longer scrolls by itself. */
  children: ReactNode;
}

/** What a button of a bar opens below itself and the page goes on beside. A phone gives it its whole width. */
export function Popover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  const layer = useLayer('popover');
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
  );
}
