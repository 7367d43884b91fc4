/** How many letters must change for one word to become the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The option that looks most like the word, whatever the case; nothing when there are no options. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const ranked = options.map((option) => ({
    option,
    far: distance(word.toLowerCase(), option.toLowerCase()),
  }));
  return ranked.toSorted((a, b) => a.far - b.far)[0]?.option;
}
