import type { IconShape } from '../icon/icon.tsx';

/** One result. What it is and where it leads is the caller's business. */
export interface PaletteItem {
  /** Unique in its group. */
  id: string;
  label: string;
  /** A second line: whose, from when. */
  hint?: string | undefined;
  /** Other words it is found by, not shown. */
  keywords?: string | undefined;
  icon?: IconShape | undefined;
  /** At the end of the row: a code, an amount. */
  meta?: string | undefined;
}

interface GroupBase {
  /** Unique in the palette. */
  id: string;
  /** What its results are: "Screens". */
  label: string;
  items: readonly PaletteItem[];
}

/** All its items are known: the palette searches them itself, and shows them before anything is typed. */
export interface KnownGroup extends GroupBase {
  kind: 'known';
}

/** Its items are the answer to `onSearch`, in the order of the answer. */
export interface SearchedGroup extends GroupBase {
  kind: 'searched';
  /** The answer to what is typed now is on its way. */
  loading?: boolean | undefined;
  /** It could not be searched. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

export type PaletteGroup = KnownGroup | SearchedGroup;

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be found: "Search orders, guests, screens". It names the palette and stands in its field. */
  label: string;
  groups: readonly PaletteGroup[];
  /** What was chosen lately, the last first: shown before anything is typed. */
  recent?: readonly PaletteItem[] | undefined;
  /** Called a moment after the reader paused, with the words without spaces around them; empty when cleared. */
  onSearch?: ((query: string) => void) | undefined;
  /** `group` is the id of its group, or `recent`. The palette closes by itself. */
  onChoose: (item: PaletteItem, group: string) => void;
}
