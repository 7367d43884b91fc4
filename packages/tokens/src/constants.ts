// The product's visual constants and limits.

/** The scroll distance after which "Back to top" appears, in pixels. */
export const backToTopThreshold = 150;
/** The distance to the end at which a table loads the next page, in pixels. */
export const bottomScrollTrigger = 10;
/** How long "Copied" stays, in milliseconds. */
export const copiedMs = 3000;
/** How often a countdown updates, in milliseconds. */
export const countdownMs = 60_000;
/** The gap between a field and its list, in pixels. */
export const dropdownOffset = 5;
/** The side of a hint's icon, in pixels. */
export const hintSize = 20;
/** The default width of a tooltip, in pixels. */
export const tooltipWidth = 150;
/** The default size of a spinner, in pixels. */
export const spinnerSize = 32;
/** The z-index of the lowest layer. */
export const layerBase = 1000;
