import type { Reply } from '../shared/ask.ts';

/** The retry interval after a failure, in milliseconds. */
export const SOON = 2_000;

/** The common state of every polling page. */
export interface Read<View> {
  /** Undefined before the first answer. */
  readonly view: View | undefined;
  /** Nothing exists at this address. */
  readonly missing: boolean;
  /** Every request so far has failed. */
  readonly unreachable: boolean;
  /** A request of the user is pending. */
  readonly sending: boolean;
}

export interface Readable<State> {
  /** Starts polling; returns a function that stops it. */
  start(isVisible: () => boolean): () => void;
  /** Polls immediately. */
  refresh(): void;
  subscribe(listener: () => void): () => void;
  state(): State;
}

export interface Reader<View, Own> {
  readonly readable: Readable<Read<View> & Own>;
  readonly state: () => Read<View> & Own;
  readonly set: (own: Partial<Own>, read?: Partial<Read<View>>) => void;
  readonly read: () => Promise<void>;
  /** Ignores the answers to all earlier requests. */
  readonly overtake: () => void;
  /** Applies an answer. */
  readonly take: (view: View) => void;
  readonly isRunning: () => boolean;
}

interface ReaderOptions<View, Own> {
  /** The initial additional state. */
  own: Own;
  ask(state: Read<View> & Own): Promise<Reply<View>>;
  /** The polling interval in milliseconds. */
  pace(state: Read<View> & Own): number;
  /** Whether to poll while the page is hidden. */
  readsUnseen?(state: Read<View> & Own): boolean;
  /** The additional state of an answer. */
  onView?(view: View, before: Read<View> & Own): Partial<Own>;
}

/** Polls an address while its page is open. */
export function reader<View, Own>(options: ReaderOptions<View, Own>): Reader<View, Own> {
  const listeners = new Set<() => void>();
  let state: Read<View> & Own = {
    view: undefined,
    missing: false,
    unreachable: false,
    sending: false,
    ...options.own,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isVisible = () => true;
  // Answers may arrive out of order: an answer to an earlier request is outdated.
  let asked = 0;
  let counts = 0;

  function set(own: Partial<Own>, read: Partial<Read<View>> = {}): void {
    state = { ...state, ...read, ...own };
    for (const listener of listeners) listener();
  }

  function take(view: View): void {
    set(options.onView?.(view, state) ?? {}, { view, unreachable: false });
    // The new state may have another polling interval.
    schedule();
  }

  async function read(): Promise<void> {
    const question = ++asked;
    const reply = await options.ask(state);
    if (!running) return;
    if (question >= counts) {
      counts = question;
      if (reply.kind === 'answer') take(reply.body);
      else if (reply.kind === 'refused' && reply.status === 404) set({}, { missing: true });
      else if (state.view === undefined) set({}, { unreachable: true });
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (running && !state.missing) timer = setTimeout(tick, options.pace(state));
  }

  function tick(): void {
    if (state.sending || !(isVisible() || options.readsUnseen?.(state))) schedule();
    else void read();
  }

  return {
    readable: {
      start: (visible) => {
        running = true;
        isVisible = visible;
        void read();
        return () => {
          running = false;
          clearTimeout(timer);
        };
      },
      refresh: () => {
        if (running && !state.sending && !state.missing) void read();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      state: () => state,
    },
    state: () => state,
    set,
    read,
    overtake: () => {
      counts = ++asked;
    },
    take,
    isRunning: () => running,
  };
}
