import { dropdownOffset } from '@deck/tokens';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { LayerScope, useLayer } from './layer.tsx';
import type { Radix } from './on-demand.tsx';
import { Standby } from './standby.tsx';

type Content = ComponentProps<Radix['Popover']['Content']>;

interface PopoverFrameProps extends Pick<Content, 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onMouseDown'> {
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The style of the panel. */
  className: string;
  /** The edge of the trigger that it keeps to. */
  align: 'start' | 'end';
  /** What it is placed by, and as wide as, instead of the trigger. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A trigger with the popover that it opens, in its layer. What draws it comes on demand. */
export function PopoverFrame(props: PopoverFrameProps) {
  const { trigger, label, open, onOpenChange, anchor, children, ...content } = props;
  const layer = useLayer('popover');
  return (
    <Standby kind="popover" open={open} onOpenChange={onOpenChange} trigger={trigger}>
      {({ Popover }, stand) => (
        <Popover.Root open={open} onOpenChange={onOpenChange}>
          {anchor && <Popover.Anchor virtualRef={anchor} />}
          <Popover.Trigger asChild>{stand}</Popover.Trigger>
          <Popover.Portal container={layer.container ?? null}>
            <Popover.Content
              {...content}
              style={{ zIndex: layer.zIndex }}
              sideOffset={dropdownOffset}
              collisionPadding={8}
              aria-label={label}
            >
              <LayerScope layer={layer}>{children}</LayerScope>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Standby>
  );
}
