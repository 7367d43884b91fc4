/** Sizes that brands cannot change, because other sizes depend on them. */
export const fixed = {
  /** The column of currency codes in a table: three letters in dense type. */
  amountUnit: '26px',
  /** The banner above the page. */
  banner: '28px',
  /** A button on a phone that fills its line or is in the action bar. */
  actOnPhone: '48px',
  /** The height of the action bar, padding included. */
  actionBar: '80px',
} as const;
