// The product's business constants and limits, as far as they are seen.

/** How far a table is scrolled before "Back to top" appears, in pixels. */
export const backToTopThreshold = 150;
/** How near to its bottom a table loads the next page, in pixels. */
export const bottomScrollTrigger = 10;
/** How long "Copied" stays, in milliseconds. */
export const copiedMs = 3000;
/** How often a countdown is renewed, in milliseconds. */
export const countdownMs = 60_000;
/** The gap between a field and its list, in pixels. */
export const dropdownOffset = 5;
/** The side of a hint's icon, in pixels. */
export const hintSize = 20;
/** The width of a tooltip unless its text asks for another, in pixels. */
export const tooltipWidth = 150;
/** The side of a spinner unless its place asks for another, in pixels. */
export const spinnerSize = 32;
/** The z-index at which the layers begin. */
export const layerBase = 1000;
