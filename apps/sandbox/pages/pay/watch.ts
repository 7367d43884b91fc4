import type { PaymentStatus } from '@deck/api/vocabulary';
import type { Reply } from '../shared/ask.ts';
import { type Read, type Readable, reader, SOON } from './reader.ts';

const SECOND = 1_000;
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

interface Own {
  /** The answer to it was lost: `checking` reads what became of it, `notSent` found that it never arrived. */
  readonly lost: 'no' | 'checking' | 'notSent';
  /** What the server refused, a key of words per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** A card was given while the page was open. */
  readonly attemptedHere: boolean;
  /** By how many milliseconds the server's clock is ahead of this one. */
  readonly clockAhead: number;
}

/** What a page knows at a moment. */
export type WatchState<View> = Read<View> & Own;

export interface Watch<View> extends Readable<WatchState<View>> {
  /** Sends something of the reader's, one at a time. */
  send(request: () => Promise<Reply<View>>): Promise<void>;
}

const beginning: Own = { lost: 'no', wrong: {}, attemptedHere: false, clockAhead: 0 };

/**
 * Watches one payment or request. What the reader does is sent once; when its answer is lost, what became of it is read
 * before anything may be sent again, and nothing is ever sent a second time by the page itself.
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
    // A refusal that is not about the fields says that the payment is no longer what the page shows.
    if (Object.keys(state().wrong).length === 0) await read();
  }

  return { ...readable, send };
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
