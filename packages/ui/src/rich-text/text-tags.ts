const longestTag = 64;

/** Matches a possible tag with the contents of its braces: `{{customer_name}}`. */
export const TAG = /\{\{([^{}]+)\}\}/g;

/** The tag inside braces, trimmed; undefined if invalid. */
export function tagIn(inside: string): string | undefined {
  const id = inside.trim();
  return id === '' || id.length > longestTag ? undefined : id;
}

/** Unknown tags of a value, including unclosed braces, without duplicates. @param value text or HTML */
export function unknownTags(value: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = Array.from(value.matchAll(/\{\{([^{}<]*)(\}\})?/g))
    .filter(([, name = '', end]) => end === undefined || !known.has(name.trim()))
    .map(([, name = '', end]) => `{{${name.trim().slice(0, 40)}${end ?? ''}`);
  return [...new Set(unknown)];
}
