import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './command-palette.css.ts';
import { paletteKeys } from './palette-keys.ts';

/** Which key does what, for the eye: who hears the palette knows the keys of a list. */
export function PaletteFoot() {
  const { commandPalette: words } = useMessages();
  return (
    <div className={css.foot} aria-hidden>
      <span>
        <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> {words.move}
      </span>
      <span>
        <kbd className={css.key}>↵</kbd> {words.open}
      </span>
      <span>
        <kbd className={css.key}>Esc</kbd> {words.close}
      </span>
      <span className={css.shortcut}>
        <kbd className={css.key}>{paletteKeys()}</kbd>
      </span>
    </div>
  );
}
