/** The name of a column in a spreadsheet: A is the first, AA the twenty-seventh. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
