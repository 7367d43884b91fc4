import * as css from './command-palette.css.ts';
import { PaletteField } from './palette-field.tsx';
import { isComposing } from './palette-keys.ts';
import type { TypedAhead } from './typed-ahead.ts';

export interface AheadFieldProps {
  label: string;
  ahead: TypedAhead;
  onAhead: (ahead: TypedAhead) => void;
}

/** The field of a palette whose rows are still loading: it keeps the text, and remembers Enter. */
export function AheadField({ label, ahead, onAhead }: AheadFieldProps) {
  return (
    <>
      <PaletteField
        label={label}
        value={ahead.text}
        onChange={({ target }) => onAhead({ ...ahead, text: target.value, entered: false })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          // Enter without a text chooses nothing: no row has been seen yet.
          onAhead({ ...ahead, entered: ahead.text.trim() !== '' });
        }}
      />
      <div className={css.waiting} aria-busy />
    </>
  );
}
