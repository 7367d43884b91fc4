/** `#rrggbb` in small letters, as a colour is kept. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}
