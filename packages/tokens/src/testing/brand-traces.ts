/**
 * Whether a text holds a brand's name as a word of its own: "Port" is not in "support".
 * @param text of built files
 */
export function holdsName(text: string, name: string): boolean {
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/**
 * Whether styles set a colour of the theme to a value, also as a minifier shortens it.
 * @param hex `#rrggbb`
 * @param variable one colour, `accent`; by default any
 */
export function holdsColor(styles: string, hex: string, variable = '[\\w-]+'): boolean {
  const short = hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return new RegExp(`--deck-color-${variable}: ?(?:${hex}|${short})[;}]`, 'i').test(styles);
}
