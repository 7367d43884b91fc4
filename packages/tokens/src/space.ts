/** The steps of spacing. Everything stands on 4 px: a key is the number of such units. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const;
