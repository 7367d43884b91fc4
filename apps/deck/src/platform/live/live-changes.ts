/** A change that the server reports: its kind, and the id of the order or payment. */
export interface LiveEvent {
  readonly kind: 'ORDER' | 'PAYMENT' | 'NOTIFICATIONS' | 'ANYTHING';
  readonly id?: string;
}

/** A message from the tab with the stream to the other tabs of this browser. */
type Message =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly isOpen: boolean }
  | { readonly kind: 'question' };

type Listener = (event: LiveEvent) => void;

/**
 * The first and the longest pause before a refused stream is tried again, in milliseconds. It doubles each time: a release
 * is over in seconds, and a lasting refusal costs little.
 */
const AGAIN = { first: 5_000, most: 60_000 };

const listeners = new Set<Listener>();
let isOpen = false;

/** Whether the stream reports changes. Otherwise screens poll. */
export const isLive = (): boolean => isOpen;

/** Listens for changes. @returns a function that stops it */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = (event: LiveEvent) => {
  for (const listener of listeners) listener(event);
};

/**
 * Follows the changes of a division. Tabs of one browser share one stream: the tab that holds the lock has it and tells
 * the others, and the next one takes over when it closes. Returns how to stop.
 */
export function followChanges(person: string, division: string): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const name = `deck-changes ${person} ${division}`;
  // Without locks, as on a page without TLS, each tab has its own stream.
  const others = 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  const stopping = new AbortController();
  const say = (message: Message) => {
    if (!stopping.signal.aborted) others?.postMessage(message);
  };
  let hasStream = false;

  others?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'event') tell(data.event);
    else if (data.kind === 'state') isOpen = data.isOpen;
    else if (hasStream) say({ kind: 'state', isOpen });
  });
  say({ kind: 'question' });

  const hold = () => {
    hasStream = true;
    return holdStream(division, stopping.signal, {
      state: (now) => {
        isOpen = now;
        say({ kind: 'state', isOpen });
      },
      event: (event) => {
        tell(event);
        say({ kind: 'event', event });
      },
    });
  };
  const held = others ? navigator.locks.request(name, stopping, hold) : hold();
  // A lock that is no longer waited for.
  held.catch(() => undefined);

  return () => {
    if (hasStream) say({ kind: 'state', isOpen: false });
    stopping.abort();
    others?.close();
    isOpen = false;
  };
}

interface Hearing {
  state(isOpen: boolean): void;
  event(event: LiveEvent): void;
}

/** Keeps a stream open until stopped. The browser itself connects again after a lost connection. */
function holdStream(division: string, stopping: AbortSignal, { state, event }: Hearing): Promise<void> {
  return new Promise((over) => {
    let stream: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    let pause = AGAIN.first;

    const open = () => {
      stream = new EventSource(`/api/v1/events?${new URLSearchParams({ division })}`);
      stream.addEventListener('open', () => {
        state(true);
        // Nobody here has heard what happened while it was closed.
        if (wasOpen) event({ kind: 'ANYTHING' });
        wasOpen = true;
        pause = AGAIN.first;
      });
      stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
        event(JSON.parse(data) as LiveEvent),
      );
      stream.addEventListener('error', () => {
        state(false);
        if (stream?.readyState !== EventSource.CLOSED) return;
        again = setTimeout(open, pause);
        pause = Math.min(2 * pause, AGAIN.most);
      });
    };
    const stop = () => {
      clearTimeout(again);
      stream?.close();
      over();
    };
    stopping.addEventListener('abort', stop, { once: true });
    if (stopping.aborted) stop();
    else open();
  });
}
