/** A stream of events that stays as it is before the server has answered: nothing is asked, and nothing is said. */
class SilentEvents extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = SilentEvents.CONNECTING;

  close(): void {
    this.readyState = SilentEvents.CLOSED;
  }
}

/** Takes the place of the browser's streams: a story has no server. Returns how to give them back. */
export function silentEvents(): () => void {
  const real = globalThis.EventSource;
  Object.assign(globalThis, { EventSource: SilentEvents });
  return () => void Object.assign(globalThis, { EventSource: real });
}
