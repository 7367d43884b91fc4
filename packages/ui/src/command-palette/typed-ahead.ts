import { type FocusOrigin, focusOrigin } from '../modal/return-focus.ts';

/** What a person does with a palette before its code has loaded. */
export interface TypedAhead {
  readonly text: string;
  /** Enter was pressed after this text: it chooses as soon as there are rows. */
  readonly entered: boolean;
  /** Where the focus returns to. */
  readonly origin: FocusOrigin;
}

/** Nothing is typed yet. Call it when the palette opens, before its field takes the focus. */
export function startAhead(): TypedAhead {
  return { text: '', entered: false, origin: focusOrigin() };
}
