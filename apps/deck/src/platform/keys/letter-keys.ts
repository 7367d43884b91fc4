const NAME = 'KEYS';
const listeners = new Set<() => void>();

/** Whether single letters act, as a person last chose in this browser. */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Lets single letters act, or rest. Without storage they act. */
export function turnLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // Nothing is remembered then.
  }
  for (const listener of listeners) listener();
}

/** Hears of a change. Returns how to stop. */
export function onLetters(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
