import { useState } from 'react';
import { type Layer, useLayer } from '../layer/layer.tsx';
import { loadedRadix, OnceOpen } from '../layer/on-demand.tsx';
import { LazyPart, part } from '../lazy-part/lazy-part.tsx';
import { returnFocus } from '../modal/return-focus.ts';
import { AheadField } from './ahead-field.tsx';
import * as css from './command-palette.css.ts';
import { isComposing } from './palette-keys.ts';
import type { CommandPaletteProps } from './palette-props.ts';
import { PaletteShell } from './palette-shell.tsx';
import { startAhead, type TypedAhead } from './typed-ahead.ts';

const panel = part(() => import('./palette-panel.tsx'));

/** A search that leads anywhere by name: to a screen, an order, an action. `usePaletteShortcut` opens it by its keys. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  const layer = useLayer('dialog');
  // Computed while rendering, since the field takes the focus on mount.
  const [ahead, setAhead] = useState<TypedAhead>();
  if (open && ahead === undefined) setAhead(props.ahead ?? startAhead());
  if (!open && ahead !== undefined) setAhead(undefined);
  const shell = open && ahead && (
    <PaletteShell label={props.label} ahead={ahead} onAhead={setAhead} onClose={() => onOpenChange(false)} />
  );
  return (
    <OnceOpen open={open} waiting={shell}>
      {({ Dialog }) => (
        <Dialog.Root open={open} onOpenChange={onOpenChange}>
          <Dialog.Portal container={layer.container}>
            <Dialog.Overlay className={css.scrim} style={{ zIndex: layer.zIndex }} />
            <Panel {...props} ahead={ahead} layer={layer} />
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </OnceOpen>
  );
}

function Panel({ layer, ...props }: CommandPaletteProps & { layer: Layer }) {
  const { Dialog } = loadedRadix();
  const [ahead, setAhead] = useState(() => props.ahead ?? startAhead());
  return (
    <Dialog.Content
      className={css.panel}
      style={{ zIndex: layer.zIndex }}
      aria-modal
      aria-describedby={undefined}
      // The field focuses itself on mount.
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(ahead.origin);
      }}
      onEscapeKeyDown={(event) => {
        // Escape of an input method cancels the composition, not the palette.
        if (isComposing(event)) event.preventDefault();
      }}
    >
      <Dialog.Title className={css.title}>{props.label}</Dialog.Title>
      <LazyPart
        of={panel}
        {...props}
        ahead={ahead}
        layer={layer}
        waiting={<AheadField label={props.label} ahead={ahead} onAhead={setAhead} />}
      />
    </Dialog.Content>
  );
}
