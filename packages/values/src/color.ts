/** `#rrggbb` in lower case, as colours are stored. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}
