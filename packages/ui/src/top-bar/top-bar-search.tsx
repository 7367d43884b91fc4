import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './top-bar.css.ts';

export interface TopBarSearchProps {
  /** The label: "Search orders, guests, e-mails". */
  label: string;
  /** The shortcut as text: "Ctrl K". */
  keys: string;
  onOpen: () => void;
  /** Called on hover or focus, to preload the palette. */
  onWanted?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that looks like a field and opens the command palette. */
export function TopBarSearch({ label, keys, onOpen, onWanted, ref }: TopBarSearchProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.search}
      aria-haspopup="dialog"
      onPointerEnter={onWanted}
      onFocus={onWanted}
      onClick={onOpen}
    >
      <Icon shape={Search} />
      <span className={css.searchWord}>{label}</span>
      <kbd className={css.keys} aria-hidden>
        {keys}
      </kbd>
    </button>
  );
}
