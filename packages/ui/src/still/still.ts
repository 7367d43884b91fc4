import { createContext, use } from 'react';
import type { ChosenWidths, Roomy } from '../table/fit-columns.ts';

/** A table whose container cannot be measured. */
export interface StillTable {
  /** Its selector. */
  readonly table: string;
  readonly columns: readonly Roomy[];
  readonly chosen: ChosenWidths | undefined;
  /** The edges of the table beside its first and its last column. */
  readonly start: number;
  readonly end: number;
  /** The width of the column of actions. */
  readonly actions: number;
  /** The selector of the icons of cells, and below which width a column hides them. */
  readonly icon: string;
  readonly iconFrom: number;
}

/** Widgets drawn once as text, on a server: nothing can be measured there. */
export interface Still {
  /** Writes the rules that fit a table into every window. */
  readonly fitTable: (table: StillTable) => void;
}

export const StillContext = createContext<Still | undefined>(undefined);

/** Undefined in a browser. */
export const useStill = (): Still | undefined => use(StillContext);
