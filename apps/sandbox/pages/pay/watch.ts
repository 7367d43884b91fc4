import type { PaymentStatus } from '@deck/api/vocabulary';
import type { Reply } from '../shared/ask.ts';
import { type Read, type Readable, reader, SOON } from './reader.ts';

const SECOND = 1_000;
/** The interval while the bank is silent. */
const LATER = 10 * SECOND;
/** The interval of presence reports, which keep staff from revoking the payment meanwhile. */
const HEARTBEAT = 30 * SECOND;

/** The watched parts of an answer. */
export interface Watched {
  readonly status: PaymentStatus;
  /** What the user has to do elsewhere; null: nothing. */
  readonly action: { readonly kind: string } | null;
  /** The number of cards given so far. */
  readonly attempts: number;
  /** The server's time, an instant. */
  readonly now: string;
}

export interface WatchApi<View> {
  read(): Promise<Reply<View>>;
  /** The same, and reports the user's presence. */
  seen(): Promise<Reply<View>>;
}

interface Own {
  /** The answer was lost. `checking`: the outcome is looked up; `notSent`: it never arrived. */
  readonly lost: 'no' | 'checking' | 'notSent';
  /** The server's errors: a message key per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** A card was given while the page was open. */
  readonly attemptedHere: boolean;
  /** The offset of the server's clock in milliseconds. */
  readonly clockAhead: number;
}

/** The state of a page. */
export type WatchState<View> = Read<View> & Own;

export interface Watch<View> extends Readable<WatchState<View>> {
  /** Sends a request of the user, one at a time. */
  send(request: () => Promise<Reply<View>>): Promise<void>;
}

const beginning: Own = { lost: 'no', wrong: {}, attemptedHere: false, clockAhead: 0 };

/**
 * Watches a payment or a card request. A user's request is sent once. If its answer is lost, the outcome is
 * looked up before anything may be sent again. The page never resends automatically.
 */
export function watch<View extends Watched>(api: WatchApi<View>): Watch<View> {
  const { readable, state, set, read, take, overtake, isRunning } = reader<View, Own>({
    own: beginning,
    ask: (now) => (pace(now) === HEARTBEAT || now.view === undefined ? api.seen() : api.read()),
    pace,
    readsUnseen: (now) => pace(now) !== HEARTBEAT,
    onView: (view, before) => ({
      attemptedHere:
        before.attemptedHere || (before.view !== undefined && view.attempts > before.view.attempts),
      clockAhead: Date.parse(view.now) - Date.now(),
      ...(before.lost === 'checking' ? { lost: isSame(before.view, view) ? 'notSent' : 'no' } : {}),
    }),
  });

  async function send(request: () => Promise<Reply<View>>): Promise<void> {
    if (state().sending || state().lost === 'checking') return;
    overtake();
    set({ lost: 'no', wrong: {} }, { sending: true });
    const reply = await request();
    if (!isRunning()) return;
    if (reply.kind === 'answer') {
      take(reply.body);
      return set({}, { sending: false });
    }
    if (reply.kind === 'lost') set({ lost: 'checking' }, { sending: false });
    else set({ wrong: wrongFields(reply) }, { sending: false });
    // A refusal without fields means that the payment has changed since it was shown.
    if (Object.keys(state().wrong).length === 0) await read();
  }

  return { ...readable, send };
}

function pace({ view, lost }: WatchState<Watched>): number {
  if (view === undefined || lost === 'checking') return SOON;
  if (view.status === 'WAITING') return LATER;
  const isThinking = view.status === 'PROCESSING' || view.status === 'RETRYING';
  return isThinking && view.action?.kind !== 'TRANSFER' ? SOON : HEARTBEAT;
}

/** Whether the request had no effect. */
const isSame = (before: Watched | undefined, after: Watched): boolean =>
  before?.status === after.status &&
  before.attempts === after.attempts &&
  before.action?.kind === after.action?.kind;

function wrongFields({ code, fields }: Extract<Reply<unknown>, { kind: 'refused' }>): Record<string, string> {
  if (code === 'TOO_MANY_REQUESTS') return { card_token: 'tooMany' };
  return code === 'CARD_EXPIRED' ? { number: 'cardExpired' } : { ...fields };
}
