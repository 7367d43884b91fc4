import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './top-bar.css.ts';

export interface TopBarSearchProps {
  /** What can be found: "Search orders, guests, e-mails". */
  label: string;
  /** The keys that open it too, as they are written: "Ctrl K". */
  keys: string;
  onOpen: () => void;
  /** The pointer or the focus is on it: what it opens may begin to come. */
  onWanted?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Looks like a field and opens the palette, which is one. */
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
