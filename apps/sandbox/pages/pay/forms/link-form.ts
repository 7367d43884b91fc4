import type { Sent } from '../../../src/payer/forms/once-per-form.ts';
import type { Reply } from '../../shared/ask.ts';

const SECOND = 1_000;
/** While nothing could be read. */
const SOON = 2 * SECOND;

/** What the page of a link's form knows at a moment. */
export interface LinkFormState<View> {
  /** Undefined until the first answer. */
  readonly view: View | undefined;
  readonly missing: boolean;
  /** Nothing could be read so far. */
  readonly unreachable: boolean;
  /** The form is on its way; also while the browser goes on to the payment. */
  readonly sending: boolean;
  /** The answer to it was lost. It can be sent again: however often it arrives, it counts once. */
  readonly lost: boolean;
  /** What the server refused, a key of words per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Why it refused the whole form: a code. */
  readonly refused: string | undefined;
}

export interface LinkFormApi<View> {
  read(): Promise<Reply<View>>;
  send(filled: Readonly<Record<string, unknown>>): Promise<Reply<Sent>>;
}

export interface LinkForm<View> {
  /** Begins to read and keeps reading; the answer ends it. */
  start(isVisible: () => boolean): () => void;
  refresh(): void;
  subscribe(listener: () => void): () => void;
  state(): LinkFormState<View>;
  send(filled: Readonly<Record<string, unknown>>): Promise<void>;
  /** The reader came back from the payment by the browser's own way. */
  returned(): void;
}

interface LinkFormOptions {
  /** Milliseconds between two readings. */
  pace: number;
  /** Leads the browser to the payment that was made. */
  go: (sent: Sent, filled: Readonly<Record<string, unknown>>) => void;
}

/** A form behind a link that many may use: it is filled in, and leads to a payment of the reader's own. */
export function linkForm<View>(api: LinkFormApi<View>, { pace, go }: LinkFormOptions): LinkForm<View> {
  const listeners = new Set<() => void>();
  // What is filled in the same way is the same payment; changed, it is another.
  const keys = new Map<string, string>();
  let state: LinkFormState<View> = {
    view: undefined,
    missing: false,
    unreachable: false,
    sending: false,
    lost: false,
    wrong: {},
    refused: undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isVisible = () => true;
  // Answers may overtake each other: an old one is not shown.
  let asked = 0;

  const set = (changes: Partial<LinkFormState<View>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  async function read(): Promise<void> {
    const question = ++asked;
    const reply = await api.read();
    if (!running || question !== asked) return;
    if (reply.kind === 'answer') set({ view: reply.body, unreachable: false });
    else if (reply.kind === 'refused' && reply.status === 404) set({ missing: true });
    else if (state.view === undefined) set({ unreachable: true });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (running && !state.missing) timer = setTimeout(tick, state.view === undefined ? SOON : pace);
  }

  function tick(): void {
    if (state.sending || !isVisible()) schedule();
    else void read();
  }

  function keyOf(filled: Readonly<Record<string, unknown>>): string {
    const content = JSON.stringify(filled);
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return key;
  }

  return {
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
    send: async (filled) => {
      if (state.sending) return;
      set({ sending: true, lost: false, wrong: {}, refused: undefined });
      const reply = await api.send({ key: keyOf(filled), ...filled });
      if (reply.kind === 'answer') return go(reply.body, filled);
      if (reply.kind === 'lost') return set({ sending: false, lost: true });
      const isAboutFields = Object.keys(reply.fields).length > 0;
      set({
        sending: false,
        wrong: reply.fields,
        refused: isAboutFields ? undefined : reply.code,
      });
      // The link is no longer what the page shows.
      if (!isAboutFields) await read();
    },
    returned: () => {
      set({ sending: false });
      void read();
    },
  };
}

/** Of 32 hexadecimal digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
