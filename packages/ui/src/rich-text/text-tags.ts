/** A tag in a text: `{{customer_name}}`, with spaces inside or not. */
export const TAG = /\{\{\s*([^{}]{1,64}?)\s*\}\}/g;

/**
 * Tags of a value that are not known, and braces that open one and do not close it, each once.
 * @param value text or HTML
 */
export function unknownTags(value: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = Array.from(value.matchAll(/\{\{([^{}<]*)(\}\})?/g))
    .filter(([, name = '', end]) => end === undefined || !known.has(name.trim()))
    .map(([, name = '', end]) => `{{${name.trim().slice(0, 40)}${end ?? ''}`);
  return [...new Set(unknown)];
}
