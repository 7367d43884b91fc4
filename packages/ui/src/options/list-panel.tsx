import { dropdownOffset } from '@deck/tokens';
import * as Popper from '@radix-ui/react-popper';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Escapable, LayerScope, useLayer } from '../layer/layer.tsx';
import { panel } from './options.css.ts';

interface ListPanelProps {
  /** The field it hangs below. */
  anchor: RefObject<Element | null>;
  /** Escape was pressed. Leaving the field closes it too: that the field sees by itself. */
  onEscape: () => void;
  children: ReactNode;
}

/** The list below a field that keeps the focus. Mount it only while it is open. */
export function ListPanel({ anchor, onEscape, children }: ListPanelProps) {
  const layer = useLayer('popover');
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Escapable onEscape={onEscape}>
        <Popper.Content
          className={panel}
          style={{ zIndex: layer.zIndex }}
          align="start"
          sideOffset={dropdownOffset}
          collisionPadding={8}
          onMouseDown={keepFocus}
        >
          <LayerScope layer={layer}>{children}</LayerScope>
        </Popper.Content>
      </Escapable>
    </Popper.Root>,
    layer.container ?? document.body,
  );
}

/** A press on the scrollbar or on a sentence must not take the focus from the field, or the list would close. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
