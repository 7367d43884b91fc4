/**
 * The value with every text in Unicode's form NFC, deeply. A text that a Mac or a phone writes decomposed is then
 * the same as a composed one, in names, IDs, searches and passwords alike (RFC 8265).
 */
export function toNfc(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(toNfc);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toNfc(part)]));
}

/** The dotted paths of the texts that satisfy a condition: `positions.0.name`. The path of the value itself is empty. */
export function findTexts(
  value: unknown,
  isFound: (text: string, path: string) => boolean,
  path = '',
): string[] {
  if (typeof value === 'string') return isFound(value, path) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    findTexts(part, isFound, path === '' ? key : `${path}.${key}`),
  );
}

/** A file or a date is left as it is. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
