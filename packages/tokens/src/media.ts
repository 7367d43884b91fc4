/** The widths, in CSS pixels, from which a wider layout begins. */
export const breakpoint = { phone: 768, tablet: 1024, wide: 1280 } as const;

/** Media queries, without `@media`. */
export const media = {
  /** Drawer navigation, rows of two lines, sheets for dialogs. */
  phone: '(max-width: 767px)',
  /** From a phone up to the mini navigation with one-column forms. */
  tablet: '(min-width: 768px) and (max-width: 1023px)',
  /** Everything narrower than the layout with side columns. */
  belowWide: '(max-width: 1279px)',
  /** Everything narrower than the layout with two-column forms. */
  belowDesktop: '(max-width: 1023px)',
  /** So low (a phone on its side, a page at 400 %) that what always stays in sight would leave no room to read. */
  low: '(max-height: 420px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
} as const;
