import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../layer/layer.tsx';
import { returnFocus } from '../modal/return-focus.ts';
import { AheadField, type AheadFieldProps } from './ahead-field.tsx';
import * as css from './command-palette.css.ts';
import { isComposing } from './palette-keys.ts';

interface PaletteShellProps extends AheadFieldProps {
  onClose: () => void;
}

/** Stands in for a palette until its code has loaded. Pass the same `ahead` to the palette. */
export function PaletteShell({ onClose, ...field }: PaletteShellProps) {
  const layer = useLayer('dialog');
  const { origin } = field.ahead;
  // Not if the palette has taken the focus meanwhile.
  useEffect(() => () => returnFocus(origin), [origin]);
  return createPortal(
    <>
      <div className={css.scrim} style={{ zIndex: layer.zIndex }} onPointerDown={onClose} />
      <div
        className={css.panel}
        style={{ zIndex: layer.zIndex }}
        role="dialog"
        aria-modal
        aria-label={field.label}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Escape') onClose();
          // There is nothing else to focus.
          if (event.key === 'Tab') event.preventDefault();
        }}
      >
        <AheadField {...field} />
      </div>
    </>,
    document.body,
  );
}
