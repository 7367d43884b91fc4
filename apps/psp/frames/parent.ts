/** What the page around a frame sends to it. */
export type ToFrame =
  | { readonly deck: 'configure'; readonly holder: string; readonly accepted: readonly string[] }
  | { readonly deck: 'submit' }
  | { readonly deck: 'focus' }
  /** Empties everything but the holder. */
  | { readonly deck: 'clear' }
  | { readonly deck: 'disabled'; readonly disabled: boolean };

/** What a frame sends to the page around it. */
export type FromFrame =
  | { readonly psp: 'ready' }
  | { readonly psp: 'height'; readonly height: number }
  | { readonly psp: 'changed'; readonly isEmpty: boolean }
  | { readonly psp: 'token'; readonly token: string }
  /** The fields say what is wrong. */
  | { readonly psp: 'invalid' }
  /** Enter was pressed in a field. */
  | { readonly psp: 'submit' }
  /** A wallet's sheet was closed. */
  | { readonly psp: 'closed' };

/** Speaks with the page around the frame, and with no other: its origin is in the frame's address. */
export function withParent(origin: string, hear: (message: ToFrame) => void): (message: FromFrame) => void {
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from === origin && source === window.parent && typeof data?.deck === 'string') hear(data);
  });
  return (message) => window.parent.postMessage(message, origin);
}
