/** Direction marks and zero-width characters, which come along when copying from a spreadsheet or a mail. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Normalises pasted text without changing its meaning. Full-width and Arabic digits and signs become ASCII,
 * any run of spaces becomes one, and the ends are trimmed. Superscripts and fractions stay, so that `12²`
 * never becomes 122.
 */
export function plainText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, ' ')
    .trim();
}
