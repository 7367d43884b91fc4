import type { MessageChannel } from '@deck/api/vocabulary';
import { loadBrand } from '@deck/tokens/node';
import type { Hono } from 'hono';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { type Connection, connect, type Database, type Limits, servingLimits } from '../database/connect.ts';
import { openPools, type PoolSizes, type Pools } from '../database/open-pools.ts';
import type { Live } from '../live/event-stream.ts';
import { listenForChanges } from '../live/listen-for-changes.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import type { ThirdParties } from '../web/security-headers.ts';
import { ADMIN_KEY, type Browser, DICTIONARY_KEY, openBrowser, withKey } from './browser.ts';
import { type StoppedClock, stoppedClock } from './stopped-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestPsp, type TestPsp } from './test-psp.ts';

export { ADMIN_KEY, type Browser, withKey };

export const NOW = new Date('2026-11-20T07:41:00Z');
export const ORIGIN = 'http://localhost:4000';
export const brand = loadBrand('meridian');

export interface TestApp {
  readonly app: Hono;
  readonly db: Database;
  readonly connection: Connection;
  /** Those of the calls, if the settings ask for several. */
  readonly pools: Pools | undefined;
  readonly clock: StoppedClock;
  readonly psp: TestPsp;
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** A browser without a session. @param from the address of its connection; by default it has none. */
  browser(from?: string): Browser;
  /** A browser with a signed-in demo user. */
  signedIn(login: string): Promise<Browser>;
  close(): Promise<void>;
}

/**
 * Built files to serve, the deck's chat widget, the public address, our proxies, and the kind of instance: none,
 * `ORIGIN`, none, qa.
 */
type Settings = Partial<
  Pick<Config, 'deckFolder' | 'shownAs' | 'pagesFolder' | 'publicUrl' | 'trustedProxies'>
> &
  Pick<ThirdParties, 'chat'> & {
    /** The channels with a carrier; by default none. */
    readonly carried?: readonly MessageChannel[];
    /** Whether lists come drawn with their page. */
    readonly drawsPages?: boolean;
    /** How long a page waits for the answers that come with it, in milliseconds. */
    readonly patience?: number;
    /** The database timeouts; by default none. */
    readonly limits?: Limits;
    /** Pools as the server's process has them; by default one without an entrance. In milliseconds. */
    readonly pools?: PoolSizes & { readonly patience: number };
    /** How changes are told; by default the stream of events is closed. */
    readonly live?: Omit<Live, 'changes'> & { readonly stopping?: AbortSignal };
    /** Maps the database's address, for a proxy in front of it. */
    readonly line?: (url: string) => Promise<string>;
  };

/** A complete sandbox on its own database, with companies and users but no orders. The clock stands still. */
export async function createTestApp(settings: Settings = {}): Promise<TestApp> {
  const database = await createTestDatabase('people');
  const { limits, line = async (url) => url } = settings;
  const url = await line(database.url);
  const connection = connect(url, limits && { limits });
  const pools =
    settings.pools &&
    openPools(url, settings.pools, { limits: limits ?? servingLimits, patience: settings.pools.patience });
  const { db } = connection;
  const clock = stoppedClock(NOW);
  const log: Readonly<Record<string, unknown>>[] = [];
  const psp = createTestPsp(clock, async (request) => app.fetch(request));
  const services = {
    db,
    psp: psp.psp,
    simulator: psp.simulator,
    pspUrl: psp.pspUrl,
    clock,
    publicUrl: settings.publicUrl ?? ORIGIN,
    brand,
    carried: new Set(settings.carried),
    dictionaryKey: DICTIONARY_KEY,
    callbackAllowLocal: false,
    adminKey: ADMIN_KEY,
  };
  const { stopping, ...live } = settings.live ?? {};
  const changes = settings.live && listenForChanges(database.url, () => undefined);
  const app: Hono = buildApp(services, {
    ...(stopping && { stopping }),
    ...(pools && { pools }),
    ...(changes && { live: { ...live, changes } }),
    shownAs: settings.shownAs ?? 'qa',
    deckFolder: settings.deckFolder,
    drawsPages: settings.drawsPages,
    patience: settings.patience,
    pagesFolder: settings.pagesFolder,
    ...(settings.trustedProxies && { trustedProxies: settings.trustedProxies }),
    thirdParties: { chat: settings.chat },
    log: (entry) => log.push(entry),
  });
  const browser = (from?: string) =>
    openBrowser(ORIGIN, (url, init) =>
      app.request(url, init, from && { incoming: { socket: { remoteAddress: from } } }),
    );
  return {
    app,
    db,
    connection,
    pools,
    clock,
    psp,
    log,
    browser,
    signedIn: async (login) => {
      const opened = browser();
      await opened.api.session.start({ body: { login, password: DEMO_PASSWORD } });
      return opened;
    },
    close: async () => {
      psp.close();
      await changes?.close();
      await pools?.close();
      await connection.close();
      await database.drop();
    },
  };
}
