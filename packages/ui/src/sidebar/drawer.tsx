import { type ReactNode, useState } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { loadedRadix, OnceOpen } from '../layer/on-demand.tsx';
import { focusOrigin, returnFocus } from '../modal/return-focus.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './sidebar.css.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu as a drawer on a phone. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  const layer = useLayer('dialog');
  return (
    <OnceOpen open={open}>
      {({ Dialog }) => (
        <Dialog.Root open={open} onOpenChange={onClose}>
          <Dialog.Portal container={layer.container}>
            <Dialog.Overlay className={css.scrim} style={{ zIndex: layer.zIndex }} />
            <Panel layer={layer}>{children}</Panel>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </OnceOpen>
  );
}

function Panel({ layer, children }: { layer: ReturnType<typeof useLayer>; children: ReactNode }) {
  const { Dialog } = loadedRadix();
  const messages = useMessages();
  const [origin] = useState(focusOrigin);
  return (
    <Dialog.Content
      className={css.drawer}
      style={{ zIndex: layer.zIndex }}
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(origin);
      }}
    >
      <VisuallyHidden>
        <Dialog.Title>{messages.sidebar.label}</Dialog.Title>
      </VisuallyHidden>
      <LayerScope layer={layer}>{children}</LayerScope>
    </Dialog.Content>
  );
}
