import { dropdownOffset } from '@deck/tokens';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { WithRadix } from '../layer/on-demand.tsx';
import { panel } from './options.css.ts';

interface ListPanelProps {
  /** The anchor field. */
  anchor: RefObject<Element | null>;
  /** Called on Escape. The field itself handles blur. */
  onEscape: () => void;
  children: ReactNode;
}

/** The list below a field that keeps the focus. Mount it only while open. */
export function ListPanel({ anchor, onEscape, children }: ListPanelProps) {
  const layer = useLayer('popover');
  return createPortal(
    <WithRadix>
      {({ Escapable, Popper }) => (
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
        </Popper.Root>
      )}
    </WithRadix>,
    layer.container ?? document.body,
  );
}

/** A press on the scrollbar or a message must not blur the field, which would close the list. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
