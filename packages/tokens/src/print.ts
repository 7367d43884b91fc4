/**
 * What is printed, or read by a camera: black on white in every brand and mode, and large enough for a table or a door.
 * Pictures that somebody sent lie on the same white, as in the letters they are made for.
 */
export const print = {
  ink: '#000',
  ground: '#fff',
  title: { fontSize: '28px', lineHeight: 1.25 },
  text: { fontSize: '18px' },
  address: { fontSize: '14px' },
} as const;
