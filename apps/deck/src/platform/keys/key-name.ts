interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/**
 * What a key is called here: `j`, with Shift `J`; any other as it types, `?`. A letter of another script counts by its
 * place on the keyboard, so that Greek and Russian layouts have the same keys.
 */
export function getKeyName({ key, code, shiftKey }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter === undefined) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Begins a pair of keys: `g o`. */
export const PREFIX = 'g';

/** What a press means after those before it, and what it begins. */
export function readPress(
  prefix: string,
  name: string,
): { readonly meaning: string; readonly prefix: string } {
  if (prefix !== '') return { meaning: `${prefix} ${name}`, prefix: '' };
  return name === PREFIX ? { meaning: '', prefix: PREFIX } : { meaning: name, prefix: '' };
}
