/** The edit distance of two words. */
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

/** The option most similar to the word, ignoring case; undefined without options. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const ranked = options.map((option) => ({
    option,
    far: distance(word.toLowerCase(), option.toLowerCase()),
  }));
  return ranked.toSorted((a, b) => a.far - b.far)[0]?.option;
}
