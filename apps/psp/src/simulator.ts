import { Hono } from 'hono';
import { frameRoutes } from './frame-routes.ts';
import { deliverNotices, type Post } from './notices.ts';
import { createOperations } from './operations.ts';
import { framePages } from './pages.ts';
import { merchantRoutes } from './routes.ts';
import { openStore } from './store.ts';

export interface SimulatorOptions {
  /** The file of its records, or `:memory:`. */
  readonly file: string;
  /** The simulator's own public address, without a trailing slash. */
  readonly origin: string;
  /** The merchant's key for its calls. */
  readonly key: string;
  /** Signs the notices. */
  readonly secret: string;
  readonly post: Post;
  /** The built frames and pages, and the merchant's address; by default none are served. */
  readonly pages?: { readonly folder: string; readonly merchant: string } | undefined;
  /** The time; by default this machine's, moved by `PUT /simulator/clock`. */
  readonly now?: () => Date;
}

export interface Simulator {
  fetch(request: Request): Promise<Response>;
  /** Decides what is due and sends the notices that are due, until none is. */
  deliver(): Promise<void>;
  close(): void;
}

const CLOCK = 'clock_offset';

/** A payment service provider that is not real: its own records, its own address, HTTP and signed notices alone. */
export function createSimulator({
  file,
  origin,
  key,
  secret,
  post,
  pages,
  now,
}: SimulatorOptions): Simulator {
  const store = openStore(file);
  let offset = Number(store.readSetting(CLOCK) ?? 0);
  const time = now ?? (() => new Date(Date.now() + offset));
  const operations = createOperations({ store, now: time, origin });

  let running: Promise<void> = Promise.resolve();
  /** One delivery at a time, so that no notice is sent twice by accident. */
  const deliver = () => {
    const delivery = running.then(async () => {
      operations.decideDue();
      await deliverNotices(store, secret, time(), post);
    });
    // A failed delivery fails alone: the next one tries again.
    running = delivery.catch(() => undefined);
    return delivery;
  };
  const setClock = async (moved: Date) => {
    offset = moved.getTime() - Date.now();
    store.saveSetting(CLOCK, String(offset));
    await deliver();
  };

  const app = new Hono();
  app.get('/health', (c) => c.json({ ok: true }));
  if (pages) app.route('/', framePages(pages));
  app.route('/frame', frameRoutes({ store, operations, now: time, deliver }));
  app.route('/', merchantRoutes({ store, operations, setClock, key }));
  return { fetch: async (request) => app.fetch(request), deliver, close: () => store.close() };
}
