import type { IconShape } from '../icon/icon.tsx';
import type { StatusTone } from '../status-dot/tone.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** A result. Its meaning and target are the caller's. */
export interface PaletteItem {
  /** Unique in its group. */
  id: string;
  label: string;
  /** A second line: the owner, the date. */
  hint?: string | undefined;
  /** Hidden search terms. */
  keywords?: string | undefined;
  icon?: IconShape | undefined;
  /** In place of the icon: the shape and colour of a status, which `metaHint` says in words. */
  tone?: StatusTone | undefined;
  /** Text at the end of the row: a code, an amount. */
  meta?: string | undefined;
  /** A second line below it: the status in words. */
  metaHint?: string | undefined;
  /** What can be done with it stands beside the results. */
  hasActs?: boolean | undefined;
}

/** Something to do with a result. */
export interface PaletteAct {
  /** Unique among the acts of a result. */
  id: string;
  label: string;
  /** A second line: how much, to whom. */
  hint?: string | undefined;
  icon?: IconShape | undefined;
  /** The Latin letter that does it, wherever the key stands in other layouts. */
  letter?: string | undefined;
}

interface GroupBase {
  /** Unique in the palette. */
  id: string;
  /** The heading of its results: "Screens". */
  label: string;
  items: readonly PaletteItem[];
}

/** The palette filters these items itself, and shows them before anything is typed. */
export interface KnownGroup extends GroupBase {
  kind: 'known';
}

/** The items are the answer to `onSearch`, in its order. */
export interface SearchedGroup extends GroupBase {
  kind: 'searched';
  /** The answer to the current text is pending. */
  loading?: boolean | undefined;
  /** The search failed. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

export type PaletteGroup = KnownGroup | SearchedGroup;

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name and placeholder of the field: "Search orders, guests, screens". */
  label: string;
  /** What can be chosen, in groups. */
  groups: readonly PaletteGroup[];
  /** What may be typed, at the end of the legend of keys. */
  tip?: string | undefined;
  /** Recent choices, newest first, shown before anything is typed. */
  recent?: readonly PaletteItem[] | undefined;
  /** Called after a pause in typing, with the trimmed text; empty when cleared. */
  onSearch?: ((query: string) => void) | undefined;
  /** `group` is the id of the item's group, or `recent`. The palette closes itself. */
  onChoose: (item: PaletteItem, group: string) => void;
  /** Called with the result whose acts are to be shown. */
  onActs?: ((item: PaletteItem | undefined) => void) | undefined;
  /** The acts of that result; `undefined` while they are read. */
  acts?: readonly PaletteAct[] | undefined;
  /** Called with the act that was chosen. The palette closes itself. */
  onAct?: ((act: PaletteAct, item: PaletteItem) => void) | undefined;
  /** What was typed into a `PaletteShell` before: the palette opens with it. */
  ahead?: TypedAhead | undefined;
}
