import { setTimeout as wait } from 'node:timers/promises';
import { withKey } from '../testing/browser.ts';
import { orderDraft } from '../testing/drafts.ts';
import { openEvents } from '../testing/event-reader.ts';
import { acknowledgedSince, type ChaosReport, compare } from './chaos.ts';
import { freePort } from './free-port.ts';
import { wrongAnswers } from './nginx-answers.ts';
import { startNginx } from './nginx-process.ts';
import { type Deal, runTill, signedInAt } from './payment-helpers.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface DeploymentOptions {
  readonly databaseUrl: string;
  /** The built deck and the built payer and inbox pages. */
  readonly site: { readonly deck: string; readonly pages: string };
  /** nginx's folder; the caller deletes it. */
  readonly folder: string;
  readonly tills: number;
}

export interface DeploymentReport extends Omit<ChaosReport, 'rounds'> {
  /** Calls that failed while a server was killed, and while a server was stopped. */
  readonly failed: { readonly killed: number; readonly stopped: number };
  /** Promises of docs/deploy.md that the answers broke. */
  readonly wrong: readonly string[];
}

/**
 * Two servers on a database behind nginx, configured by deploy/nginx.conf.template. Clients write while each
 * server goes down.
 */
export async function tryDeployment(options: DeploymentOptions): Promise<DeploymentReport> {
  const { databaseUrl, site, tills } = options;
  const ports = [await freePort(), await freePort()] as const;
  const listen = await freePort();
  const origin = `http://localhost:${listen}`;
  const env = {
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    PAGES_DIST: site.pages,
    DECK_DIST: site.deck,
  };
  const start = (port: number) => startServer(port, databaseUrl, env);
  const servers: ServerProcess[] = [];
  const over = new AbortController();
  const nginx = await startNginx({ folder: options.folder, root: site.deck, listen, ports });
  try {
    // The first server fills the database, so that the second finds it ready.
    for (const port of ports) servers.push(await start(port));
    const wrong = [
      ...(await wrongAnswers(origin, () => servers.map((server) => server.said()).join(''))),
      ...(await wrongEvents(origin)),
      ...(await wrongPage(origin)),
    ];

    const deals: Deal[] = [];
    let faults = 0;
    const working = Array.from({ length: tills }, () =>
      runTill(origin, deals, over.signal, () => {
        faults += 1;
      }),
    );
    const ended = Promise.allSettled(working);
    const during = async (fall: () => Promise<void>) => {
      await acknowledgedSince(deals, over.signal);
      const before = faults;
      await fall();
      await acknowledgedSince(deals, over.signal);
      return faults - before;
    };
    const killed = await during(async () => servers[0]?.kill());
    servers[0] = await start(ports[0]);
    // nginx retries a failed server after ten seconds.
    await wait(11_000);
    const stopped = await during(async () => servers[1]?.stop());
    over.abort();
    for (const till of await ended) if (till.status === 'rejected') throw till.reason;
    // The other server takes the stream over.
    wrong.push(...(await wrongEvents(origin)));
    await servers[0]?.stop();
    wrong.push(...(await wrongFile(origin)));
    return { failed: { killed, stopped }, wrong, ...(await compare(databaseUrl, deals)) };
  } finally {
    over.abort();
    await Promise.all(servers.map((server) => server.kill()));
    await nginx.stop();
  }
}

/** Events come through nginx, each at once; else a sentence. A stream that is kept back says nothing at all. */
async function wrongEvents(origin: string): Promise<readonly string[]> {
  const browser = await signedInAt(origin);
  const events = await openEvents(browser);
  const late = AbortSignal.timeout(5_000);
  late.addEventListener('abort', () => void events.cancel());
  const isOpen = (await events.line())?.includes(': open') ?? false;
  await browser.api.orders.create({ body: orderDraft() }, withKey());
  const isHeard = (await events.event()) !== undefined;
  await events.cancel();
  return isOpen && isHeard ? [] : ['A change comes through the stream of events at once'];
}

/** Somebody signed in gets their first rows with the page, and nothing keeps it; else a sentence. */
async function wrongPage(origin: string): Promise<readonly string[]> {
  const page = await (await signedInAt(origin)).send('/orders');
  const isPersonal = (await page.text()).includes('"url":"/api/v1/orders?');
  const isKept = page.headers.get('cache-control') !== 'no-store';
  return isPersonal && !isKept ? [] : ['The first rows come with the page, which nothing keeps'];
}

/** Without a server the page is the file; else a sentence. */
async function wrongFile(origin: string): Promise<readonly string[]> {
  const page = await fetch(`${origin}/orders`);
  const isFile = page.status === 200 && (await page.text()).includes('id="root"');
  const isOurs = page.headers.get('content-security-policy')?.includes("'nonce-") ?? false;
  return isFile && isOurs ? [] : ['Without a server the page is the file'];
}
