import { once } from 'node:events';
import { createApi, firstReads } from '@deck/api/client';
import { contract } from '@deck/api/contract';

/** How long a page waits for the answers that come with it, in milliseconds. */
const PATIENCE = 400;

/** An answer of the contract, with what the deck would have asked for it. */
export interface FirstAnswer {
  /** Path and query of the call, which is a GET. */
  readonly url: string;
  /** The division it was asked for; absent: that of the session. */
  readonly companyId?: string;
  /** The answer's JSON. */
  readonly body: unknown;
}

/** Answers a request of the contract, with the same rights as over HTTP. */
export type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Asks the contract, in the name of a page's own session, what the screen at its address reads first. Only answers that
 * come in time and refuse nothing are given: the deck asks for the rest itself.
 * @param page the browser's request of the page, whose session counts
 * @param patience how long to wait, in milliseconds
 */
export async function askFirst(page: Request, answer: Answer, patience = PATIENCE): Promise<FirstAnswer[]> {
  const cookie = page.headers.get('cookie');
  if (cookie === null || !mayCarryData(page)) return [];
  const over = AbortSignal.timeout(patience);
  const found: FirstAnswer[] = [];
  await Promise.race([once(over, 'abort'), askAll(page, cookie, answer, found, over)]);
  // Later answers would still be added to the list itself.
  return [...found];
}

async function askAll(
  page: Request,
  cookie: string,
  answer: Answer,
  found: FirstAnswer[],
  over: AbortSignal,
): Promise<void> {
  const address = new URL(page.url);
  const { origin } = address;
  const asking = (companyId?: string) =>
    createApi(contract, {
      companyId: () => companyId,
      cookies: () => '',
      fetch: async (url, { headers }) => {
        // A busy server spares itself what nobody waits for any more.
        over.throwIfAborted();
        const request = new Request(origin + url, { headers: new Headers(headers) });
        request.headers.set('cookie', cookie);
        const response = await answer(request);
        if (response.ok) {
          const body: unknown = await response.clone().json();
          found.push({ url, ...(companyId !== undefined && { companyId }), body });
        }
        return response;
      },
    });
  const api = asking();
  // Without a session nothing else is asked.
  const reader = await api.session.validate().catch(() => undefined);
  if (!reader) return;
  const { userId, businessProfileId } = reader;
  await Promise.allSettled([
    api.users.profile({ userId }),
    api.users.environment({ userId }),
    api.users.permissions({ id: userId }),
    ...firstReads(address, asking(businessProfileId), reader),
  ]);
}

/**
 * Only a person's own visit gets data: another site that leads here would learn something from the time or the length
 * of the answer, and a browser that fetches ahead keeps what nobody may see later.
 */
function mayCarryData({ method, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  return method === 'GET' && (site === 'none' || site === 'same-origin') && !headers.has('sec-purpose');
}

/** The id of the element that holds the answers. The deck reads it by the same name. */
const ELEMENT = 'first-answers';

/** The answers as the deck reads them. @param at when they were given, by the server's clock */
export const toPageData = (answers: readonly FirstAnswer[], at: Date) => ({ at: at.toISOString(), answers });

/**
 * Puts the answers at the end of a page, as JSON that nothing in it can end: every character that means something to
 * HTML is written as an escape.
 * @param at when the answers were given, by the server's clock
 */
export function withFirstAnswers(html: string, answers: readonly FirstAnswer[], at: Date): string {
  const text = JSON.stringify(toPageData(answers, at)).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const end = html.lastIndexOf('</body>');
  const place = end === -1 ? html.length : end;
  return `${html.slice(0, place)}<script type="application/json" id="${ELEMENT}">${text}</script>${html.slice(place)}`;
}
