/** What of a press of a key matters here. */
export type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'keyCode'
  | 'defaultPrevented'
>;

/** The keyboard says so while a word is being composed, in browsers that do not say `isComposing`. */
const composingKey = 229;

/** Whether a word is being composed: its keys belong to the input method. */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<Press, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === composingKey;
}

/** Ctrl+K, on a Mac Cmd+K. The key is known by its place where the letters are Greek or Cyrillic. */
export function opensPalette(press: Press, isMac: boolean): boolean {
  if (press.defaultPrevented || isComposing(press) || press.altKey || press.shiftKey) return false;
  const modifier = isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  const isLatin = /^[a-z]$/i.test(press.key);
  return modifier && (isLatin ? press.key.toLowerCase() === 'k' : press.code === 'KeyK');
}

/** Whether the reader's keyboard is that of a Mac. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The keys that open the palette as they are written: `Ctrl K`, `⌘ K`. */
export function paletteKeys(): string {
  return isMac() ? '⌘ K' : 'Ctrl K';
}
