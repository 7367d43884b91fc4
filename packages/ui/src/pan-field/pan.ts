const groupLength = 4;
const digitsAtMost = 20;

/** Groups digits by four: `4111 1111 1111 1111`. */
export function groupPan(digits: string): string {
  return digits.match(/\d{1,4}/g)?.join(' ') ?? '';
}

/**
 * The digits of a card number in pasted text: `4111-1111-1111-1111`, `Card no. 4111 1111 1111 1111, exp.
 * 08/28`. Null if there is none: then nothing changes.
 */
export function readPan(text: string): string | null {
  const alone = text.replaceAll(/[\s\u2010-\u2015\-.]/gu, '');
  if (/^\d+$/.test(alone)) return alone.length <= digitsAtMost ? alone : null;
  const within = text.match(/(?<!\d)\d{4}([\s\u2010-\u2015-]?)\d{4}\1\d{4}\1\d{4}(?:\1\d{4})?(?!\d)/u);
  return within === null ? null : within[0].replaceAll(/\D/g, '');
}

/**
 * Inserts pasted digits for the selection in a grouped number. Null if the number would be too long: nothing
 * is cut off.
 */
export function insertDigits(
  grouped: string,
  selection: readonly [start: number, end: number],
  digits: string,
): { value: string; caret: number } | null {
  const before = grouped.slice(0, selection[0]).replaceAll(' ', '') + digits;
  const all = before + grouped.slice(selection[1]).replaceAll(' ', '');
  if (all.length > digitsAtMost) return null;
  const gaps = Math.max(0, Math.ceil(before.length / groupLength) - 1);
  return { value: groupPan(all), caret: before.length + gaps };
}
