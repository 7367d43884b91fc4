import { SERVER_TIME_HEADER } from '@deck/values';

/** Where a tab leaves who is signed in, for the next one to begin with. */
export const PROFILE = 'PROFILE';

/** Who signed in with this browser last, before the server has said who it is. Anyone may have written there. */
export function rememberedPerson(): { readonly id?: string; readonly locale?: string } {
  try {
    const { id, locale }: Record<string, unknown> = JSON.parse(localStorage.getItem(PROFILE) ?? '{}') ?? {};
    return {
      ...(typeof id === 'string' && { id }),
      ...(typeof locale === 'string' && { locale }),
    };
  } catch {
    return {};
  }
}

/** An answer, perhaps on its way, and when it was asked for by the clock of this device. */
export interface FirstAnswer {
  readonly answer: Promise<Response>;
  readonly askedAt: number;
}

/** Of the session alone, asked ahead by this page. */
const asked = new Map<string, FirstAnswer>();
/** Those that the server gave with the page itself. */
const withPage = new Map<string, FirstAnswer>();
let readAt = 0;
/** Another one once everything has been forgotten. */
let generation = 0;
/** How long what came with the page is as good as an answer, in milliseconds: as long as the queries themselves say. */
const FRESH = 30_000;

const toKey = (url: string, companyId = ''): string => `${companyId} ${url}`;

/** What taking up a session reads, in the client's own addresses. */
const getReads = (userId: string) => {
  const user = `/auth/v1/users/${encodeURIComponent(userId)}`;
  return [
    '/auth/v1/session',
    user,
    `${user}/environment`,
    `/api/v1/users/${encodeURIComponent(userId)}/permissions`,
  ];
};

/** What a page of somebody signed in holds: `withFirstAnswers` of the server writes it. */
interface PageData {
  /** When it was written, an instant of the server's clock. */
  readonly at: string;
  readonly answers: readonly { readonly url: string; readonly companyId?: string; readonly body: unknown }[];
}

const JSON_ONLY = { Accept: 'application/json' };

function read({ at, answers }: PageData, askedAt: number): void {
  readAt = performance.now();
  for (const { url, companyId, body } of answers) {
    const answer = new Response(JSON.stringify(body), { headers: { [SERVER_TIME_HEADER]: at } });
    withPage.set(toKey(url, companyId), { answer: Promise.resolve(answer), askedAt });
  }
}

/** Asks for what the server would have written into a page. A web server without it answers something else. */
async function askTogether(page: string, askedAt: number): Promise<void> {
  const mine = generation;
  const answer = await fetch(page, { headers: JSON_ONLY, credentials: 'include' });
  const isData = answer.headers.get('content-type')?.startsWith(JSON_ONLY.Accept) ?? false;
  // Not where another person may have signed in since.
  if (answer.ok && isData && mine === generation) read(await answer.json(), askedAt);
}

/**
 * What a page begins with, so that nobody waits for ways to the server and back: the answers that came with the page,
 * or else those of the session of the person last seen here, asked side by side before the product's own code has come.
 */
export const firstAnswers = {
  /** Takes the answers out of the page, in which nothing of them stays. A page without them reads none. */
  readPage(page: Pick<Document, 'getElementById'>): void {
    const element = page.getElementById('first-answers');
    if (!element) return;
    read(JSON.parse(element.textContent ?? ''), performance.timeOrigin);
    element.remove();
  },

  /**
   * Asks for the session of a person.
   * @param page the path and query of a page that did not come from the server now: one request brings what it would have
   *   brought with it
   */
  ask(userId: string, page?: string): void {
    const askedAt = Date.now();
    const together = page === undefined ? undefined : askTogether(page, askedAt).catch(() => undefined);
    for (const url of getReads(userId).filter((each) => !withPage.has(toKey(each)))) {
      const ask = () => fetch(url, { headers: JSON_ONLY, credentials: 'include' });
      const answer = together ? together.then(() => firstAnswers.takeOfPage(url)?.answer ?? ask()) : ask();
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      asked.set(url, { answer, askedAt });
    }
  },

  /** The answer to a read of the session, once. */
  take(url: string): FirstAnswer | undefined {
    const first = firstAnswers.takeOfPage(url) ?? asked.get(url);
    asked.delete(url);
    return first;
  },

  /** The answer that came with the page, once and while it is fresh. @param companyId for which the read asks */
  takeOfPage(url: string, companyId?: string): FirstAnswer | undefined {
    if (performance.now() - readAt > FRESH) withPage.clear();
    const key = toKey(url, companyId);
    const first = withPage.get(key);
    withPage.delete(key);
    return first;
  },

  /** Forgets the unused answers about the session, which may be another by the next read. */
  forgetAsked: (): void => asked.clear(),

  /** Forgets every answer: the first screen has what it needs, or another person may be here. */
  forget(): void {
    generation += 1;
    asked.clear();
    withPage.clear();
  },
};
