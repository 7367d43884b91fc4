/** The relevant parts of a keyboard event. */
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

/** The key code of composing keys in browsers without `isComposing`. */
const composingKey = 229;

/** Whether an input method is composing: its keys must be ignored. */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<Press, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === composingKey;
}

/** Ctrl+K, or Cmd+K on a Mac. With Greek or Cyrillic layouts the key is identified by its position. */
export function opensPalette(press: Press, isMac: boolean): boolean {
  if (press.defaultPrevented || isComposing(press) || press.altKey || press.shiftKey) return false;
  const modifier = isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  const isLatin = /^[a-z]$/i.test(press.key);
  return modifier && (isLatin ? press.key.toLowerCase() === 'k' : press.code === 'KeyK');
}

/** Whether the user has a Mac keyboard. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The label of the shortcut: `Ctrl K`, `⌘ K`. */
export function paletteKeys(): string {
  return isMac() ? '⌘ K' : 'Ctrl K';
}
