/**
 * Printed or scanned content: black on white in every brand and mode, large enough for a table or a door.
 * Users' pictures have the same white background, as in letters.
 */
export const print = {
  ink: '#000',
  ground: '#fff',
  title: { fontSize: '28px', lineHeight: 1.25 },
  text: { fontSize: '18px' },
  address: { fontSize: '14px' },
} as const;

/** What a sheet of A4 holds within its margins, in CSS pixels. */
export const paper = { margin: '12mm', landscape: '1031px' } as const;
