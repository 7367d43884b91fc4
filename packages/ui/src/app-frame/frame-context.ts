import { createContext, use } from 'react';

/** The slots of the phone's top bar for a page's title and actions. */
export interface PhoneBar {
  readonly start: HTMLElement | null;
  readonly title: HTMLElement | null;
  readonly end: HTMLElement | null;
}

/** The state shared by the parts of the frame. */
export interface Frame {
  /** Narrower than 768 px: the menu is a drawer and the page's title is in the bar. */
  readonly isPhone: boolean;
  readonly isDrawerOpen: boolean;
  setDrawerOpen(open: boolean): void;
  readonly phoneBar: PhoneBar;
  /** The refs of the slots, stable for the life of the frame. */
  readonly phoneBarRefs: Record<keyof PhoneBar, (place: HTMLElement | null) => void>;
  /** Where a panel beside the page is drawn: over its end, below the top bar. */
  readonly panelPlace: HTMLElement | null;
  readonly panelPlaceRef: (place: HTMLElement | null) => void;
  /** A page below another: a back link replaces the menu button. */
  readonly leadsBack: boolean;
  setLeadsBack(leadsBack: boolean): void;
}

export const FrameContext = createContext<Frame | null>(null);

/** The surrounding frame, or null for a part outside a frame. */
export function useFrame(): Frame | null {
  return use(FrameContext);
}
