import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono } from 'hono';
import type { ShownEnvironment } from '../config.ts';
import { type FirstAnswer, toPageData, withFirstAnswers } from './first-answers.ts';
import type { FirstPages } from './first-page.ts';
import { type Elsewhere, pagePolicy } from './security-headers.ts';

/** Names with a content hash can be cached forever. */
const HASHED = /-[\w-]{8,}\.\w+(?:\.map)?$/;

/** Fetches the files of the product and its page; the policy of a worker is that of its file. */
export const WORKER = '/service-worker.js';
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** While so many pages wait for their answers, none is drawn. */
const BUSY = 4;

/** The placeholder for the answer's nonce in a page. */
const NONCE_PLACE = '__CSP_NONCE__';

/** The built files of a site below `base`. Its page is served by `page`. */
export function files(folder: string, base = '/'): Hono {
  const app = new Hono();
  const found = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(base.length - 1),
    // Folders have no index pages: the site's single page answers every address.
    index: 'none',
  });
  app.use(`${base}*`, async (c, next) => {
    if (c.req.path.endsWith('.html')) return next();
    const answer = await found(c, next);
    if (answer instanceof Response) {
      answer.headers.set(
        'cache-control',
        HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (c.req.path === WORKER) answer.headers.set('content-security-policy', WORKER_POLICY);
    }
    return answer;
  });
  return app;
}

/** What a page holds for the person who asks for it. */
export interface PersonalData {
  /** The first answers for this request of the page; none without a session. */
  readonly ask: (request: Request) => Promise<readonly FirstAnswer[]>;
  readonly now: () => Date;
  /** Whether the request names a session, which may be over. */
  readonly hasSession: (request: Request) => boolean;
  /** Draws the first screen into the page, where it is wanted. */
  readonly pages?: FirstPages;
}

/**
 * The page for every address of a site, with the environment and the allowed external scripts filled in. 404
 * until the site is built. A page with personal data is kept nowhere. Who asks for JSON gets the data alone: a browser
 * that keeps the page of everyone.
 */
export function page(
  file: string,
  environment: ShownEnvironment,
  elsewhere: Elsewhere = {},
  personal?: PersonalData,
): Handler {
  let known = { at: 0, html: '' };
  const current = () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (at !== known.at) {
      const { chat = '', analytics = '' } = elsewhere;
      const told = { environment, chat, analytics };
      known = { at, html: Object.entries(told).reduce(withMeta, readFileSync(file, 'utf8')) };
    }
    return known;
  };
  /** The pages that wait for their answers, of all people. */
  let waiting = 0;
  const ask = async (request: Request, { ask: asked }: PersonalData) => {
    waiting += 1;
    return asked(request).finally(() => {
      waiting -= 1;
    });
  };
  return async (c) => {
    const built = current();
    if (!built) return c.notFound();
    if (personal && c.req.header('accept') === 'application/json')
      return c.json(toPageData(await personal.ask(c.req.raw), personal.now()), 200, {
        'cache-control': 'no-store',
      });
    const nonce = randomBytes(16).toString('base64url');
    const html = built.html.replaceAll(NONCE_PLACE, nonce);
    const answers = personal ? await ask(c.req.raw, personal) : [];
    const headers = { 'content-security-policy': pagePolicy(built.html, nonce, elsewhere) };
    if (!personal) return c.html(html, 200, { ...headers, 'cache-control': 'no-cache' });
    const at = personal.now();
    const full = answers.length === 0 ? html : withFirstAnswers(html, answers, at);
    // A session that has no answers is over, or waits: the browser finds out. A worker keeps the page of everyone.
    const isDrawn = answers.length > 0 || (isShown(c.req.raw) && !personal.hasSession(c.req.raw));
    const asked = { request: c.req.raw, answers, at, environment };
    // Where many wait, the answers alone go sooner.
    const isBusy = waiting >= BUSY;
    const drawn = isBusy || !isDrawn ? undefined : await personal.pages?.add(full, asked, nonce);
    if (answers.length > 0) return c.html(drawn ?? full, 200, { ...headers, 'cache-control': 'no-store' });
    const vary = 'Accept-Language, Cookie, Sec-Fetch-Dest';
    return c.html(drawn ?? full, 200, { ...headers, 'cache-control': 'no-cache', vary });
  };
}

/** Whether a browser opens the page, and no script asks for it. Browsers say so over HTTPS and to their own machine. */
const isShown = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'document';

/** Fills in the page's `<meta name="deck-…">`. */
const withMeta = (html: string, [name, content]: readonly [string, string]): string =>
  html.replace(
    new RegExp(`(<meta\\s+name="deck-${name}"\\s+content=")[^"]*(")`),
    (_, before: string, after: string) =>
      before + content.replaceAll('&', '&amp;').replaceAll('"', '&quot;') + after,
  );
