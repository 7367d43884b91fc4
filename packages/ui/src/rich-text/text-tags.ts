const longestTag = 64;

/** What may be a tag in a text, with all that stands inside its braces: `{{customer_name}}`. */
export const TAG = /\{\{([^{}]+)\}\}/g;

/** The tag inside of braces, with spaces around it or not; undefined for none. */
export function tagIn(inside: string): string | undefined {
  const id = inside.trim();
  return id === '' || id.length > longestTag ? undefined : id;
}

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
