import { join } from 'node:path';
import { contract } from '@deck/api/contract';
import { docs } from '@deck/api/openapi';
import { createServer, failureAnswer, Refusal, refusalAnswer } from '@deck/api/server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { authorise } from './auth/authorise.ts';
import { noteAddress } from './auth/client-address.ts';
import { SESSION_COOKIE } from './auth/session-cookie.ts';
import { cardRoutes } from './cards/card-routes.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { allHandlers } from './handlers/index.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { type Log, logFault, requestLog } from './log.ts';
import { actingAs } from './messaging/actor.ts';
import { payerRoutes } from './payer/payer-routes.ts';
import { uploadedFiles } from './resources/uploads.ts';
import { demandStorable } from './storable.ts';
import { isHttps, securityHeaders, type ThirdParties } from './web/security-headers.ts';
import { files, page } from './web/site.ts';

export interface AppOptions extends Pick<Config, 'environment' | 'deckFolder' | 'pagesFolder'> {
  /** Scripts of others on the deck's page, and on no other; none unless given. */
  readonly thirdParties?: ThirdParties;
  /** Where the log goes; nowhere unless given. */
  readonly log?: Log;
}

/** Where the built files of payer and inbox ask for one another: the `base` of their build. */
const PAGES_BASE = '/pay/assets/';

/** Below these an address that nothing answers is no screen of the deck: they are the server's, or built files. */
const SERVER_PATHS = /^\/(api|assets|auth|backoffice|docs|pay|public|resources|sandbox|transactions)(\/|$)/;

/** Everything one origin answers: the contract, the payer's pages, the inbox, the documents, and the deck itself. */
export function buildApp(services: Services, options: AppOptions): Hono {
  const { environment, deckFolder, pagesFolder, thirdParties, log = () => undefined } = options;
  const fault = (error: unknown) => logFault(log, error);

  const app = new Hono();
  app.use(requestLog(log), securityHeaders(isHttps(services.publicUrl)), compress(), noteCaller);
  app.route('/', docs(contract, { title: 'Deck', version: '1', sessionCookie: SESSION_COOKIE }));
  for (const door of ['/pay/api/*', '/sandbox/api/*']) app.use(door, fromHere);
  app.route('/', uploadedFiles(services.db));
  app.route('/pay/api/cards', cardRoutes(services));
  app.route('/pay/api', payerRoutes(services));
  app.route('/sandbox/api', inboxRoutes(services));
  app.all('/sandbox/api/*', (c) => c.notFound());
  if (pagesFolder) {
    app.route('/', files(pagesFolder, PAGES_BASE));
    for (const path of ['/pay/:token', '/pay/permanent/:token', '/pay/split/:token', '/pay/cards/:token'])
      app.get(path, page(join(pagesFolder, 'pay.html'), environment));
    for (const path of ['/sandbox', '/sandbox/*'])
      app.get(path, page(join(pagesFolder, 'inbox.html'), environment));
  }
  if (deckFolder) app.route('/', files(deckFolder));
  app.route(
    '/',
    createServer(contract, allHandlers(), {
      authorise: (...asked) => authorise(services, ...asked),
      around: ({ context }, args, run) => {
        demandStorable(args);
        return actingAs(context.caller?.userId, run);
      },
      onError: fault,
    }),
  );
  if (deckFolder)
    app.get('*', beyond(SERVER_PATHS), page(join(deckFolder, 'index.html'), environment, thirdParties));

  app.notFound(() => refusalAnswer(Refusal.because('NOT_FOUND')));
  app.onError((error) => failureAnswer(error, fault));
  return app;
}

/** Lets through what the deck answers: its screens, by their own addresses. */
const beyond =
  (taken: RegExp): MiddlewareHandler =>
  (c, next) =>
    taken.test(c.req.path) ? Promise.resolve(c.notFound()) : next();

/** Doors without a session have no token to repeat; there the browser itself says that another site asks. */
const fromHere: MiddlewareHandler = (c, next) => {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw Refusal.because('XSRF_MISMATCH');
  return next();
};

const noteCaller: MiddlewareHandler = (c, next) => {
  noteAddress(c.req.raw, remoteAddress(c));
  return next();
};

/** Absent where no connection stands behind a request, as in tests. */
function remoteAddress(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
