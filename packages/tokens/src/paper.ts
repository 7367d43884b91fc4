/** What is printed: black on white whatever the mode, and large enough for a table or a door. */
export const paper = {
  ink: '#000',
  ground: '#fff',
  title: { fontSize: '28px', lineHeight: 1.25 },
  text: { fontSize: '18px' },
  address: { fontSize: '14px' },
} as const;
