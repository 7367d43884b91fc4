/** Sizes that no brand changes, because something else is measured by them. */
export const fixed = {
  /** The column of the units beside amounts in a table: a code of three letters in dense type. */
  amountUnit: '26px',
  /** The line above the page that says something of all of it. */
  banner: '28px',
  /** An act on a phone that fills its line, or stands in the bar at its bottom. */
  actOnPhone: '48px',
  /** What the bar of acts covers at the bottom of a page, its padding included. */
  actionBar: '80px',
} as const;
