/** The breakpoints in CSS pixels. */
export const breakpoint = { phone: 768, tablet: 1024, wide: 1280 } as const;

/** Media queries, without `@media`. */
export const media = {
  /** Drawer navigation, two-line rows, bottom sheets. */
  phone: '(max-width: 767px)',
  /** From a phone up to the mini navigation with one-column forms. */
  tablet: '(min-width: 768px) and (max-width: 1023px)',
  /** Everything narrower than the layout with side columns. */
  belowWide: '(max-width: 1279px)',
  /** Everything narrower than the layout with two-column forms. */
  belowDesktop: '(max-width: 1023px)',
  /** So low (a landscape phone, 400 % zoom) that sticky elements would leave no space to read. */
  low: '(max-height: 420px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
} as const;
