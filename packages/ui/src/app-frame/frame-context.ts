import { createContext, use } from 'react';

/** The places of the phone's bar, where a page puts its name and its acts. */
export interface PhoneBar {
  readonly start: HTMLElement | null;
  readonly title: HTMLElement | null;
  readonly end: HTMLElement | null;
}

/** What the parts of the frame tell each other. */
export interface Frame {
  /** Narrower than 768: the menu is a drawer and the page's name stands in the bar. */
  readonly isPhone: boolean;
  readonly isDrawerOpen: boolean;
  setDrawerOpen(open: boolean): void;
  readonly phoneBar: PhoneBar;
  /** The refs of these places, stable as long as the frame. */
  readonly phoneBarRefs: Record<keyof PhoneBar, (place: HTMLElement | null) => void>;
  /** A page below another: the way back takes the place of the menu. */
  readonly leadsBack: boolean;
  setLeadsBack(leadsBack: boolean): void;
}

export const FrameContext = createContext<Frame | null>(null);

/** The frame around, or null where a part stands alone. */
export function useFrame(): Frame | null {
  return use(FrameContext);
}
