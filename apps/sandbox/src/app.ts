import { join } from 'node:path';
import { contract } from '@deck/api/contract';
import { callbackWebhook } from '@deck/api/contract/callbacks';
import { contractSchemas } from '@deck/api/contract/schemas';
import { serverPaths } from '@deck/api/contract/server-paths';
import { docs } from '@deck/api/openapi';
import { createServer, failureAnswer, Refusal, refusalAnswer } from '@deck/api/server';
import { SERVER_TIME_HEADER } from '@deck/values';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { runCall } from './audit/current-call.ts';
import { createAuthoriser } from './auth/authorise.ts';
import { noteAddress, withArrived } from './auth/client-address.ts';
import { sessionCookie, sessionSecret } from './auth/session-cookie.ts';
import { backofficeRoutes } from './backoffice/routes.ts';
import { cardRoutes } from './cards/card-routes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { getUserId, type Services } from './context.ts';
import { explorerPages } from './crypto/explorer-page.ts';
import { openEntrance } from './database/entrance.ts';
import { isTransientError } from './database/is-transient-error.ts';
import type { Lane, Pools } from './database/open-pools.ts';
import { receiptPages } from './fiscal/receipt-page.ts';
import { allHandlers } from './handlers/index.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { letterPictures } from './letters/pictures/letter-pictures.ts';
import { EVENTS, eventRoutes, type Live } from './live/event-stream.ts';
import { type Log, logFault, requestLog } from './log.ts';
import { actingAs } from './messaging/actor.ts';
import { noticeRoutes } from './operations/notice-routes.ts';
import { payerRoutes } from './payer/payer-routes.ts';
import { uploadedFiles } from './resources/uploads.ts';
import { assertNoCardNumbers, assertStorableText } from './valid-text.ts';
import { admitCalls, getLane, through } from './web/admit-calls.ts';
import { callerAddress } from './web/caller-address.ts';
import { askFirst } from './web/first-answers.ts';
import { openFirstPages } from './web/first-page.ts';
import { health } from './web/health.ts';
import { guide, integrationPage } from './web/integration-page.ts';
import { isHttps, securityHeaders, type ThirdParties } from './web/security-headers.ts';
import { files, type PersonalData, page } from './web/site.ts';

interface AppOptions extends Pick<Config, 'shownAs' | 'deckFolder' | 'pagesFolder'> {
  /** The pools of the server's process. By default all share the services' own, and nobody waits at an entrance. */
  readonly pools?: Readonly<Record<'staff' | 'payments', Lane>> & Pick<Pools, 'health'>;
  /** Addresses of the reverse proxies; none by default. */
  readonly trustedProxies?: ReadonlySet<string>;
  /** Aborted when the server shuts down and should get no new requests. By default never. */
  readonly stopping?: AbortSignal;
  /** What is told to the deck as it happens; without it the deck asks. */
  readonly live?: Live;
  /** External scripts allowed on the deck's page only; none by default. */
  readonly thirdParties?: ThirdParties;
  /** Whether lists come drawn with their page; by default they do. */
  readonly drawsPages?: boolean | undefined;
  /** How long a page waits for the answers that come with it, in milliseconds; by default a short moment. */
  readonly patience?: number | undefined;
  /** The log; by default nothing is logged. */
  readonly log?: Log;
}

/** The `base` of the build of the payer and inbox pages. */
const PAGES_BASE = '/pay/assets/';

/** Unknown addresses under these prefixes are a 404, not a screen of the deck. */
const NO_SCREENS = new RegExp(`^/(assets|${serverPaths.join('|')})(/|$)`);

/** Everything on the origin: the contract, the payer's pages, the inbox, the API documents and the deck. */
export function buildApp(services: Services, options: AppOptions): Hono {
  const { shownAs, deckFolder, pagesFolder, thirdParties, trustedProxies = new Set() } = options;
  const {
    drawsPages = true,
    patience,
    log = () => undefined,
    stopping = new AbortController().signal,
    live,
  } = options;
  // In production a mail server delivers letters. The inbox and the clock controls stay closed.
  const hasInbox = shownAs !== 'prod';
  const lane: Lane = { db: services.db, entrance: openEntrance };
  const {
    staff,
    payments,
    health: healthDb,
  } = options.pools ?? { staff: lane, payments: lane, health: lane.db };
  // Without a session: payers, the PSP, and files that payers' pages show.
  const paying: Services = { ...services, db: payments.db };
  const authorisers = {
    staff: createAuthoriser({ ...services, db: staff.db }),
    payments: createAuthoriser(paying),
  };
  const fault = (error: unknown, request: Request) => logFault(log, error, request);

  const app = new Hono();
  app.use(
    requestLog(log),
    securityHeaders(isHttps(services.publicUrl)),
    serverTime(services.clock),
    lastAnswers(stopping),
    compress(),
    noteCaller(trustedProxies),
  );
  app.route(
    '/health',
    health(healthDb, () => stopping.aborted),
  );
  const documents = {
    title: 'Deck',
    version: '1',
    sessionCookie: sessionCookie(services.publicUrl),
    server: services.publicUrl,
    schemas: contractSchemas,
    webhooks: [callbackWebhook],
    guide,
  };
  app.route('/', docs(contract, documents));
  app.get(guide.url, integrationPage(services.publicUrl));
  for (const door of ['/pay/api/*', '/sandbox/api/*']) app.use(door, fromHere, ofStorableText);
  app.on('POST', '/backoffice/*', fromHere);
  app.use('/backoffice/*', ofStorableText);
  app.use('/public/v1/*', toAnyPage);
  for (const door of ['/pay/api/*', '/psp/notices', '/resources/*'])
    app.use(door, through(payments.entrance));
  app.route('/', uploadedFiles(payments.db));
  app.route('/', letterPictures(services.brand));
  app.route('/', receiptPages(payments.db));
  app.route('/', explorerPages(payments.db));
  app.route('/psp/notices', noticeRoutes(paying));
  app.route('/pay/api/cards', cardRoutes(paying));
  app.route('/pay/api', payerRoutes(paying));
  if (hasInbox) app.route('/sandbox/api', inboxRoutes(services));
  app.all('/sandbox/api/*', (c) => c.notFound());
  app.route(
    '/backoffice',
    backofficeRoutes(services, async (request) => app.fetch(request)),
  );
  if (pagesFolder) {
    app.route('/', files(pagesFolder, PAGES_BASE));
    for (const path of ['/pay/:token', '/pay/permanent/:token', '/pay/split/:token', '/pay/cards/:token'])
      app.get(path, page(join(pagesFolder, 'pay.html'), shownAs, { frames: services.pspUrl }));
    for (const path of hasInbox ? ['/sandbox', '/sandbox/*'] : [])
      app.get(path, page(join(pagesFolder, 'inbox.html'), shownAs));
  }
  if (deckFolder) app.route('/', files(deckFolder));
  app.use(EVENTS, fromHere);
  if (live) app.route('/', eventRoutes(authorisers.staff, live, stopping));
  const calls = createServer(contract, allHandlers(), {
    admit: admitCalls({ staff: staff.entrance, payments: payments.entrance }, services.publicUrl),
    authorise: (needs, request, endpoint) => authorisers[getLane(endpoint)](needs, request, endpoint),
    around: (call, args, run) => {
      assertStorableText(args);
      assertNoCardNumbers(args.body);
      return actingAs(getUserId(call.context.caller), () => runCall(call, run));
    },
    onError: fault,
    passes: isTransientError,
    isHttps: isHttps(services.publicUrl),
  });
  app.route('/', calls);
  if (deckFolder) {
    const personal: PersonalData = {
      ask: (request) => askFirst(request, (call) => calls.fetch(call), patience),
      now: () => services.clock.now(),
      hasSession: (request) => sessionSecret(request, services.publicUrl) !== undefined,
      ...(drawsPages && { pages: openFirstPages(deckFolder, fault) }),
    };
    app.get('*', beyond(NO_SCREENS), page(join(deckFolder, 'index.html'), shownAs, thirdParties, personal));
  }

  app.notFound(() => refusalAnswer(Refusal.because('NOT_FOUND')));
  app.onError((error, c) => failureAnswer(error, () => fault(error, c.req.raw), isTransientError));
  return app;
}

/** Lets requests for the deck's screens through. */
const beyond =
  (taken: RegExp): MiddlewareHandler =>
  (c, next) =>
    taken.test(c.req.path) ? Promise.resolve(c.notFound()) : next();

/**
 * Endpoints without a session have no XSRF token. There the browser's own headers reveal a request from
 * another site.
 */
const fromHere: MiddlewareHandler = (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw Refusal.because('XSRF_MISMATCH');
  return next();
};

/**
 * A company's web pages read the public base from their own origins, with a PUBLIC token or without. Cookies
 * count for nothing there, and browsers send none.
 */
const toAnyPage = cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['Authorization'], maxAge: 3600 });

/** Refuses an address with characters a database cannot store. The contract's calls check this themselves. */
const ofStorableText: MiddlewareHandler = (c, next) => {
  if (c.req.url.includes('%00')) throw Refusal.because('NOT_FOUND');
  return next();
};

/** A server that stops closes each connection with its answer, so that the next call goes to another. */
const lastAnswers =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (stopping.aborted) c.res.headers.set('connection', 'close');
  };

/** Every answer tells the sandbox's time, which the deck's clock follows. */
const serverTime =
  (clock: Clock): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.res.headers.set(SERVER_TIME_HEADER, clock.now().toISOString());
  };

const noteCaller =
  (trusted: ReadonlySet<string>): MiddlewareHandler =>
  (c, next) => {
    const address = callerAddress(remoteAddress(c), c.req.header('x-forwarded-for'), trusted);
    noteAddress(c.req.raw, address);
    return withArrived(c.req.raw, next);
  };

/** Undefined without a connection behind the request, as in tests. */
function remoteAddress(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
