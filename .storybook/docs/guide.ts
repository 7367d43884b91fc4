import type { ReactNode } from 'react';

/** The same content used well and used badly, side by side. */
export interface Pair {
  readonly good: ReactNode;
  /** Why it is good, in a sentence. */
  readonly why: string;
  readonly bad: ReactNode;
  /** What goes wrong, in a sentence. */
  readonly whyNot: string;
  /** Whether both need the width of the page, and stand below each other. */
  readonly isWide?: boolean;
}

/** What the page of a widget says that its code does not. */
export interface Guide {
  /** Its parts from the outside in, each with its purpose. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  readonly pairs: readonly Pair[];
  /** Rules for the words that a screen puts into it. */
  readonly words: readonly string[];
  /** What each key does. Empty if it takes no focus. */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
}

/** Guides by the title of the widget: `Actions/Button`. */
export type Guides = Readonly<Record<string, Guide>>;
