import type { PaymentStatus } from '@deck/api/vocabulary';
import type { Reply } from '../shared/ask.ts';

const SECOND = 1_000;
/** While something is about to be known. */
const SOON = 2 * SECOND;
/** While the bank keeps silent. */
const LATER = 10 * SECOND;
/** A sign of life, so that nobody cancels what is being paid. */
const HEARTBEAT = 30 * SECOND;

/** What is watched of whatever a page shows. */
export interface Watched {
  readonly status: PaymentStatus;
  /** The cardholder's bank waits for a confirmation. */
  readonly challenge: boolean;
  /** How often a card was given so far. */
  readonly attempts: number;
  /** The server's clock, an instant. */
  readonly now: string;
}

export interface WatchApi<View> {
  read(): Promise<Reply<View>>;
  /** The same, and tells that someone looks at the page. */
  seen(): Promise<Reply<View>>;
}

/** What a page knows at a moment. */
export interface WatchState<View> {
  /** Undefined until the first answer. */
  readonly view: View | undefined;
  /** There is nothing at this address. */
  readonly missing: boolean;
  /** Nothing could be read so far. */
  readonly unreachable: boolean;
  /** Something of the payer's is on its way. */
  readonly sending: boolean;
  /** The answer to it was lost: `checking` reads what became of it, `notSent` found that it never arrived. */
  readonly lost: 'no' | 'checking' | 'notSent';
  /** What the server refused, a key of words per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** A card was given while the page was open. */
  readonly attemptedHere: boolean;
  /** By how many milliseconds the server's clock is ahead of this one. */
  readonly clockAhead: number;
}

export interface Watch<View> {
  /** Begins to read and keeps reading; the answer ends it. */
  start(isVisible: () => boolean): () => void;
  /** Reads at once. */
  refresh(): void;
  subscribe(listener: () => void): () => void;
  state(): WatchState<View>;
  /** Sends something of the reader's, one at a time. */
  send(request: () => Promise<Reply<View>>): Promise<void>;
}

const beginning: WatchState<never> = {
  view: undefined,
  missing: false,
  unreachable: false,
  sending: false,
  lost: 'no',
  wrong: {},
  attemptedHere: false,
  clockAhead: 0,
};

/**
 * Watches one payment or request. What the reader does is sent once; when its answer is lost, what became of it is read
 * before anything may be sent again, and nothing is ever sent a second time by the page itself.
 */
export function watch<View extends Watched>(api: WatchApi<View>): Watch<View> {
  const listeners = new Set<() => void>();
  let state: WatchState<View> = beginning;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isVisible = () => true;
  // Answers may overtake each other: one that was asked for earlier than what is shown already is old.
  let asked = 0;
  let shown = 0;

  const set = (changes: Partial<WatchState<View>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const take = (view: View, question: number, changes: Partial<WatchState<View>> = {}) => {
    if (question < shown) return set(changes);
    shown = question;
    const isNewAttempt = state.view !== undefined && view.attempts > state.view.attempts;
    set({
      view,
      unreachable: false,
      attemptedHere: state.attemptedHere || isNewAttempt,
      clockAhead: Date.parse(view.now) - Date.now(),
      ...changes,
    });
  };

  async function read(): Promise<void> {
    const question = ++asked;
    const before = state.view;
    const beats = pace(state) === HEARTBEAT || before === undefined;
    const reply = await (beats ? api.seen() : api.read());
    if (!running) return;
    if (reply.kind === 'answer') {
      const wasChecking = state.lost === 'checking' && !state.sending;
      take(reply.body, question, wasChecking ? { lost: isSame(before, reply.body) ? 'notSent' : 'no' } : {});
    } else if (reply.kind === 'refused' && reply.status === 404) set({ missing: true });
    else if (state.view === undefined) set({ unreachable: true });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (running && !state.missing) timer = setTimeout(tick, pace(state));
  }

  function tick(): void {
    if (state.sending || (pace(state) === HEARTBEAT && !isVisible())) schedule();
    else void read();
  }

  async function send(request: () => Promise<Reply<View>>): Promise<void> {
    if (state.sending || state.lost === 'checking') return;
    const question = ++asked;
    set({ sending: true, lost: 'no', wrong: {} });
    const reply = await request();
    if (!running) return;
    if (reply.kind === 'answer') take(reply.body, question, { sending: false });
    else if (reply.kind === 'lost') set({ sending: false, lost: 'checking' });
    else set({ sending: false, wrong: wrongFields(reply) });
    // A refusal that is not about the fields says that the payment is no longer what the page shows.
    if (reply.kind !== 'answer' && Object.keys(state.wrong).length === 0) await read();
    else schedule();
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
    send,
  };
}

function pace({ view, lost }: WatchState<Watched>): number {
  if (view === undefined || lost === 'checking') return SOON;
  if (view.status === 'WAITING') return LATER;
  const isThinking = view.status === 'PROCESSING' || view.status === 'RETRYING';
  return isThinking && !view.challenge ? SOON : HEARTBEAT;
}

/** Whether what was sent has changed nothing. */
const isSame = (before: Watched | undefined, after: Watched): boolean =>
  before?.status === after.status &&
  before.attempts === after.attempts &&
  before.challenge === after.challenge;

function wrongFields({ code, fields }: Extract<Reply<unknown>, { kind: 'refused' }>): Record<string, string> {
  return code === 'CARD_EXPIRED' ? { expiration_year: 'cardExpired' } : { ...fields };
}
