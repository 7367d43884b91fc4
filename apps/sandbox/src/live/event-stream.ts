import { session as sessionCalls } from '@deck/api/contract/session';
import { Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { Hono } from 'hono';
import type { createAuthoriser } from '../auth/authorise.ts';
import { noteUser } from '../auth/noted-user.ts';
import type { Person } from '../context.ts';
import { sees } from '../scope.ts';
import type { Changes, Heard } from './listen-for-changes.ts';
import type { Change } from './publish-change.ts';

/** Where the deck hears that something changed. */
export const EVENTS = '/api/v1/events';

/** Changes are collected for so long before they are told together, in milliseconds. */
const COLLECT = 200;
/** A stream says at least so often that it lives. Proxies close silent connections, mostly after a minute. */
const HEARTBEAT = 15_000;
/** The person, their session, rights and properties are read again before telling, when older than this. */
const TRUSTED = 2_000;
/** The most streams of a session, and of a process. */
const LIMITS = { session: 10, process: 5_000 };
/** From so many changes at once, the stream says only that orders changed. */
const MANY = 50;
/** A reader that lets so many messages wait is gone or too slow. */
const WAITING = 64;

/** Any of these makes orders and payments a person's concern. */
const OF_MONEY: readonly Permission[] = [
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ORDER_INSTANCE_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'PAYMENT_INSTANCE_VIEW',
];

export interface Live {
  readonly changes: Changes;
  /** In milliseconds; see `HEARTBEAT` and `TRUSTED`. */
  readonly heartbeat?: number;
  readonly trusted?: number;
}

/**
 * The stream of server-sent events for a signed-in person. `?division=` is the one of their tab.
 * @param stopping ends all streams, so that the server can stop
 */
export function eventRoutes(
  authorise: ReturnType<typeof createAuthoriser>,
  { changes, heartbeat = HEARTBEAT, trusted = TRUSTED }: Live,
  stopping: AbortSignal,
): Hono {
  const open = new Map<string, number>();
  const count = (session: string, by: number) => {
    const left = (open.get(session) ?? 0) + by;
    if (left > 0) open.set(session, left);
    else open.delete(session);
  };
  const assertRoom = (session: string) => {
    const all = [...open.values()].reduce((sum, each) => sum + each, 0);
    if ((open.get(session) ?? 0) >= LIMITS.session || all >= LIMITS.process)
      throw Refusal.because('TOO_MANY_REQUESTS', { seconds: 60 });
  };

  return new Hono().get(EVENTS, async (c) => {
    const request = asCall(c.req.raw, c.req.query('division'));
    const read = async (): Promise<Person> => {
      const { caller } = await authorise('session', request, sessionCalls.validate);
      if (caller?.kind !== 'PERSON') throw Refusal.because('ACCESS_DENIED');
      return caller;
    };
    const person = await read();
    noteUser(c.req.raw, person.userId);
    assertRoom(person.sessionId);
    count(person.sessionId, 1);
    const over = () => count(person.sessionId, -1);
    return new Response(streamOf({ person, read, changes, stopping, heartbeat, trusted, over }), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // nginx passes each event on at once.
        'x-accel-buffering': 'no',
      },
    });
  });
}

/** An event source sends no headers of its own: its address names the division instead. */
function asCall({ url, headers }: Request, division: string | undefined): Request {
  const given = new Headers(headers);
  given.delete('authorization');
  if (division) given.set('company-id', division);
  return new Request(url, { headers: given });
}

interface Stream extends Required<Live> {
  readonly stopping: AbortSignal;
  readonly person: Person;
  /** Reads the person as they are now; fails once their session is over. */
  readonly read: () => Promise<Person>;
  readonly over: () => void;
}

function streamOf({
  person: first,
  read,
  changes,
  stopping,
  heartbeat,
  trusted,
  over,
}: Stream): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  let close = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let person = first;
        let readAt = performance.now();
        let pending: Heard[] = [];
        let collecting: NodeJS.Timeout | undefined;

        const send = (lines: string) => {
          if ((controller.desiredSize ?? 0) < -WAITING) return close();
          controller.enqueue(text.encode(`${lines}\n\n`));
        };
        const tell = async () => {
          if (performance.now() - readAt > trusted) {
            person = await read();
            readAt = performance.now();
          }
          collecting = undefined;
          const heard = pending;
          pending = [];
          for (const event of toEvents(heard, person)) send(`data: ${JSON.stringify(event)}`);
        };
        // A session that is over ends its stream; so does a database that does not answer.
        const orEnd = (work: Promise<void>) => void work.catch(() => close());
        const stop = changes.subscribe((heard) => {
          pending.push(heard);
          collecting ??= setTimeout(() => orEnd(tell()), COLLECT);
        });
        const beat = setInterval(() => {
          orEnd(
            read().then((now) => {
              person = now;
              readAt = performance.now();
              send(': lives');
            }),
          );
        }, heartbeat);
        let isOpen = true;
        close = () => {
          if (!isOpen) return;
          isOpen = false;
          stop();
          clearInterval(beat);
          clearTimeout(collecting);
          stopping.removeEventListener('abort', close);
          over();
          // A reader that went away has closed it already.
          try {
            controller.close();
          } catch {}
        };
        stopping.addEventListener('abort', close, { once: true });
        if (stopping.aborted) close();
        else send('retry: 2000\n: open');
      },
      cancel: () => close(),
    },
    { highWaterMark: 1 },
  );
}

/** What a person is told: the kinds, and the ids of orders and payments they may see. */
export interface LiveEvent {
  readonly kind: Change['kind'] | 'ANYTHING';
  readonly id?: string | undefined;
}

function toEvents(heard: readonly Heard[], person: Person): readonly LiveEvent[] {
  if (heard.includes('ANYTHING')) return [{ kind: 'ANYTHING' }];
  const seen = heard.filter((change) => change !== 'ANYTHING').filter((change) => concerns(change, person));
  if (seen.length > MANY) return [{ kind: 'ANYTHING' }];
  const byText = new Map(seen.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
  return [...byText.values()];
}

function concerns({ kind, divisionId, propertyId = null, userId }: Change, person: Person): boolean {
  if (divisionId !== person.divisionId) return false;
  if (kind === 'NOTIFICATIONS') return userId === undefined || userId === person.userId;
  return OF_MONEY.some((right) => person.permissions.has(right)) && sees(person, propertyId);
}
