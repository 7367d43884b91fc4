import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './command-palette.css.ts';
import { paletteKeys } from './palette-keys.ts';

interface PaletteFootProps {
  tip?: string | undefined;
  /** The active result can be acted on. */
  hasActs?: boolean | undefined;
  isActing: boolean;
}

/** A visible legend of the keys. Screen readers know the keys of a listbox. */
export function PaletteFoot({ tip, hasActs = false, isActing }: PaletteFootProps) {
  const { commandPalette: words } = useMessages();
  return (
    <div className={css.foot} aria-hidden>
      <span>
        <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> {words.move}
      </span>
      {hasActs && (
        <span>
          <kbd className={css.key}>→</kbd> {words.toActs}
        </span>
      )}
      {isActing && (
        <span>
          <kbd className={css.key}>←</kbd> {words.back}
        </span>
      )}
      <span>
        <kbd className={css.key}>↵</kbd> {words.open}
      </span>
      <span>
        <kbd className={css.key}>Esc</kbd> {words.close}
      </span>
      <span className={css.tip}>{tip}</span>
      <span>
        <kbd className={css.key}>{paletteKeys()}</kbd>
      </span>
    </div>
  );
}
