import { ApiError, createApi } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { docsPolicy } from '@deck/api/openapi';
import { Refusal } from '@deck/api/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitFailures } from '../auth/attempts.ts';
import { getClientAddress } from '../auth/client-address.ts';
import { sameText } from '../auth/same-text.ts';
import type { Services } from '../context.ts';
import { isHttps } from '../web/security-headers.ts';
import { forms } from './acts.ts';
import { contents } from './contents.ts';
import { type Refused, untouched, WrongForm } from './fields.ts';
import { frame, type Html, type Outcome, type Reader, type Section, sections } from './frame.ts';
import { readLanguage } from './read-language.ts';
import { type AdminSession, adminSessions } from './session.ts';
import { signInPage } from './sign-in-page.ts';
import { backofficeStyle } from './style.ts';
import { backofficeWords } from './words/index.ts';

/** The most a form may weigh, in bytes. */
const LARGEST_FORM = 64_000;
/** Where someone who signs in begins. */
const BEGINNING = '/backoffice/currencies';

type Status = 200 | 400 | 401 | 429;

/**
 * The administrators' pages: dictionaries, companies and notices. They are a client of the contract, with the administrators' key,
 * so that each rule stands in one place.
 * @param send answers the contract's calls
 */
export function backofficeRoutes(services: Services, send: (request: Request) => Promise<Response>): Hono {
  const { db, adminKey, clock, publicUrl, brand } = services;
  const secure = isHttps(publicUrl);
  const sessions = adminKey ? adminSessions(adminKey, secure) : undefined;
  const style = backofficeStyle(brand);
  const api = createApi(contract, {
    baseUrl: publicUrl,
    companyId: () => undefined,
    apiKey: () => adminKey,
    adminKey: () => adminKey,
    cookies: () => '',
    fetch: (url, init) => send(new Request(url, init)),
  });
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_FORM }));

  const readerOf = (c: Context, session?: AdminSession): Reader => {
    const language = readLanguage(c, secure);
    return { language, words: backofficeWords[language], formToken: session?.formToken ?? '' };
  };
  const answer = (c: Context, page: Html, status: Status) =>
    c.html(page, status, { 'content-security-policy': docsPolicy });

  const signIn = (c: Context, outcome?: Outcome, status: Status = 200) => {
    const reader = readerOf(c);
    const content = signInPage(reader, sessions !== undefined);
    return answer(c, frame(reader, { title: reader.words.signIn.title, content, outcome }), status);
  };

  async function showSection(
    c: Context,
    reader: Reader,
    section: Section,
    outcome?: Outcome,
    refused = untouched,
  ) {
    const content = await contents[section](api, reader, refused);
    const page = frame(reader, { title: reader.words[section].title, section, content, outcome });
    return answer(c, page, outcome?.isBad ? 400 : 200);
  }

  app.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/', (c) => (sessions?.read(c, clock.now()) ? c.redirect(BEGINNING, 303) : signIn(c)));

  app.post('/sign-in', async (c) => {
    const { words } = readerOf(c);
    const { key = '' } = await readForm(c);
    const now = clock.now();
    try {
      await limitFailures(db, 'BACKOFFICE', getClientAddress(c.req.raw), now, async () => {
        if (!adminKey || !sameText(key, adminKey)) throw Refusal.because('ACCESS_DENIED');
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { seconds } = error.params;
      if (typeof seconds !== 'number') return signIn(c, { text: words.signIn.wrong, isBad: true }, 401);
      c.header('retry-after', String(seconds));
      return signIn(c, { text: words.signIn.wait(seconds), isBad: true }, 429);
    }
    sessions?.start(c, now);
    return c.redirect(BEGINNING, 303);
  });

  app.post('/sign-out', async (c) => {
    const session = sessions?.read(c, clock.now());
    const { token = '' } = await readForm(c);
    if (session && sameText(token, session.formToken)) sessions?.end(c);
    return c.redirect('/backoffice', 303);
  });

  for (const section of sections)
    app.get(`/${section}`, async (c) => {
      const session = sessions?.read(c, clock.now());
      if (!session) return c.redirect('/backoffice', 303);
      const reader = readerOf(c, session);
      return showSection(c, reader, section, whatWasDone(reader, c.req.query('done')));
    });

  for (const { path, section, act } of forms)
    app.post(path, async (c) => {
      const session = sessions?.read(c, clock.now());
      const reader = readerOf(c, session);
      const expired = { text: reader.words.expired, isBad: true };
      if (!session) return signIn(c, expired, 401);
      const { token = '', ...values } = await readForm(c);
      if (!sameText(token, session.formToken)) return showSection(c, reader, section, expired);
      try {
        // Asked for anew, so that reloading the page does not send the form again.
        return c.redirect(`/backoffice/${section}${await act(api, values, c.req.param('id') ?? '')}`, 303);
      } catch (error) {
        const fields = fieldsOf(error);
        const { wrongFields, failed } = reader.words;
        const outcome = { text: Object.keys(fields).length > 0 ? wrongFields : failed, isBad: true };
        return showSection(c, reader, section, outcome, { values, fields });
      }
    });
  return app;
}

/** What a form did: a number says how many notifications were made. */
function whatWasDone({ words }: Reader, done: string | undefined): Outcome | undefined {
  if (done === undefined) return undefined;
  return { text: /^\d{1,9}$/.test(done) ? words.notices.sent(Number(done)) : words.saved };
}

/** What is wrong by field, with whatever refused the form. Other failures are thrown on. */
function fieldsOf(error: unknown): Refused['fields'] {
  if (error instanceof ApiError || error instanceof WrongForm) return error.fields;
  throw error;
}

/** The texts of a form. Files are none. */
async function readForm(c: Context): Promise<Refused['values']> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
