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
let pageReadAt = 0;
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

/**
 * What a page begins with, so that nobody waits for ways to the server and back: the answers that came with the page,
 * or else those of the session of the person last seen here, asked side by side before the product's own code has come.
 */
export const firstAnswers = {
  /** Takes the answers out of the page, in which nothing of them stays. A page without them reads none. */
  readPage(page: Pick<Document, 'getElementById'>): void {
    const element = page.getElementById('first-answers');
    if (!element) return;
    const { at, answers }: PageData = JSON.parse(element.textContent ?? '');
    element.remove();
    pageReadAt = performance.now();
    for (const { url, companyId, body } of answers) {
      const answer = new Response(JSON.stringify(body), { headers: { [SERVER_TIME_HEADER]: at } });
      const askedAt = performance.timeOrigin;
      withPage.set(toKey(url, companyId), { answer: Promise.resolve(answer), askedAt });
    }
  },

  ask(userId: string): void {
    for (const url of getReads(userId).filter((read) => !withPage.has(toKey(read)))) {
      const answer = fetch(url, { headers: { Accept: 'application/json' }, credentials: 'include' });
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      asked.set(url, { answer, askedAt: Date.now() });
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
    if (performance.now() - pageReadAt > FRESH) withPage.clear();
    const key = toKey(url, companyId);
    const first = withPage.get(key);
    withPage.delete(key);
    return first;
  },

  /** Forgets the unused answers about the session, which may be another by the next read. */
  forgetAsked: (): void => asked.clear(),

  /** The same of everything: the first screen has what it needs, or somebody else may be here. */
  forget(): void {
    asked.clear();
    withPage.clear();
  },
};
