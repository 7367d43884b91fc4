/** How deep and how large a document may be: far beyond any form, far below what keeps a server busy. */
const DEEPEST = 64;
const LARGEST = 100_000;

type ReadJson = { readonly value: unknown } | { readonly refused: 'invalid' | 'tooLarge' };

/**
 * Reads the JSON of a stranger. Refused are, beside what is no JSON, a key that stands twice in one object, since two
 * readers would take two different values, and a document nested deeper than 64 levels or of more than 100,000 values.
 */
export function readJson(text: string): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: 'invalid' };
  }
  const count = { values: 0, keys: 0 };
  if (!isMeasured(value, 1, count)) return { refused: 'tooLarge' };
  return count.keys === keysIn(text) ? { value } : { refused: 'invalid' };
}

/** Counts values and keys; false as soon as there are too many. */
function isMeasured(value: unknown, depth: number, count: { values: number; keys: number }): boolean {
  if (++count.values > LARGEST || depth > DEEPEST) return false;
  if (typeof value !== 'object' || value === null) return true;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (!Array.isArray(value)) count.keys += parts.length;
  return parts.every((part) => isMeasured(part, depth + 1, count));
}

/** How many keys a JSON text has: its strings that a colon follows. */
function keysIn(text: string): number {
  let keys = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (/\s/.test(text.charAt(next))) next++;
    if (text.charAt(next) === ':') keys++;
    start = text.indexOf('"', next);
  }
  return keys;
}

/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charAt(first - 1) === '\\') first--;
  return (at - first) % 2 === 1;
}
