/** The number of digits (and pluses) before a position. */
export function digitsBefore(text: string, place: number): number {
  return text.slice(0, place).replace(/[^\d+]/g, '').length;
}

/** The position after the given number of digits, whatever separates them now. */
export function placeAfter(text: string, digits: number): number {
  let left = digits;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (/[\d+]/.test(text[place] ?? '')) left -= 1;
  }
  return text.length;
}

/**
 * Deletes the digit next to a deleted space. Otherwise grouping would restore the space, and the key would do
 * nothing.
 * @param place the caret's position after the deletion.
 */
export function withoutDigit(text: string, place: number, forward: boolean): { text: string; place: number } {
  const at = forward ? text.slice(place).search(/\d/) + place : lastDigit(text.slice(0, place));
  if (at < (forward ? place : 0)) return { text, place };
  return { text: text.slice(0, at) + text.slice(at + 1), place: forward ? place : at };
}

function lastDigit(text: string): number {
  return text.search(/\d\D*$/);
}
