import type { Reply } from '../shared/ask.ts';

/** While nothing could be read, in milliseconds. */
export const SOON = 2_000;

/** What every page knows of what it reads over and over. */
export interface Read<View> {
  /** Undefined until the first answer. */
  readonly view: View | undefined;
  /** There is nothing at this address. */
  readonly missing: boolean;
  /** Nothing could be read so far. */
  readonly unreachable: boolean;
  /** Something of the reader's is on its way. */
  readonly sending: boolean;
}

export interface Readable<State> {
  /** Begins to read and keeps reading; the answer ends it. */
  start(isVisible: () => boolean): () => void;
  /** Reads at once. */
  refresh(): void;
  subscribe(listener: () => void): () => void;
  state(): State;
}

export interface Reader<View, Own> {
  readonly readable: Readable<Read<View> & Own>;
  readonly state: () => Read<View> & Own;
  readonly set: (own: Partial<Own>, read?: Partial<Read<View>>) => void;
  readonly read: () => Promise<void>;
  /** What was asked before this does not count any more, whenever it is answered. */
  readonly overtake: () => void;
  /** Shows an answer. */
  readonly take: (view: View) => void;
  readonly isRunning: () => boolean;
}

interface ReaderOptions<View, Own> {
  /** What the page knows besides, at first. */
  own: Own;
  ask(state: Read<View> & Own): Promise<Reply<View>>;
  /** Milliseconds between two readings. */
  pace(state: Read<View> & Own): number;
  /** Whether it is read although nobody looks. */
  readsUnseen?(state: Read<View> & Own): boolean;
  /** What an answer says besides. */
  onView?(view: View, before: Read<View> & Own): Partial<Own>;
}

/** Reads one thing over and over while its page is open. */
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
  // Answers may overtake each other: one that was asked for earlier than what counts already is old.
  let asked = 0;
  let counts = 0;

  function set(own: Partial<Own>, read: Partial<Read<View>> = {}): void {
    state = { ...state, ...read, ...own };
    for (const listener of listeners) listener();
  }

  function take(view: View): void {
    set(options.onView?.(view, state) ?? {}, { view, unreachable: false });
    // What is shown now may be read at another pace.
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
