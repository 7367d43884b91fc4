/** The maximum depth and size of a document: far beyond any form, far below what keeps a server busy. */
const DEEPEST = 64;
const LARGEST = 100_000;

type ReadJson = { readonly value: unknown } | { readonly refused: 'invalid' | 'tooLarge' };

/**
 * Parses JSON from a stranger. Beside invalid JSON it refuses duplicate keys, since two parsers would take
 * different values. It also refuses more than 64 levels and more than 100,000 values.
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

/** Counts values and keys; false once there are too many. */
function isMeasured(value: unknown, depth: number, count: { values: number; keys: number }): boolean {
  if (++count.values > LARGEST || depth > DEEPEST) return false;
  if (typeof value !== 'object' || value === null) return true;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (!Array.isArray(value)) count.keys += parts.length;
  return parts.every((part) => isMeasured(part, depth + 1, count));
}

/** The number of keys in a JSON text: strings followed by a colon. */
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

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charAt(first - 1) === '\\') first--;
  return (at - first) % 2 === 1;
}
