import type { Database } from '../../database/connect.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { DEMO_PASSWORD, demoPeople } from '../../seed/people.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { differs, type Question, startingAt } from './answers.ts';
import { collectedFault } from './collected.ts';

/** How many calls of a session are under way at once, below what the server works on at once. */
const CLIENTS_OF_A_SESSION = 10;

type Facts = Readonly<Record<string, unknown>>;

/** What staff read all day, and which facts of the answer say that it is right. */
const asked: readonly {
  readonly route: string;
  readonly path: string;
  readonly toFacts: (body: unknown) => Facts;
}[] = [
  { route: 'staff: orders', path: '/api/v1/orders?page=0&size=50', toFacts: rowsOf('total_amount') },
  {
    route: 'staff: orders far down',
    path: '/api/v1/orders?page=40&size=50&sort=total,desc',
    toFacts: rowsOf('total_amount'),
  },
  { route: 'staff: payments', path: '/api/v1/payments?page=0&size=50', toFacts: rowsOf('amount') },
  {
    route: 'staff: counts of orders',
    path: '/api/v1/orders/filters/counts',
    toFacts: (body) => ({ count: (body as Facts).count }),
  },
  {
    route: 'staff: counts of payments',
    path: '/api/v1/payments/filters/counts',
    toFacts: (body) => ({ count: (body as Facts).count }),
  },
];

/** The rows of a page in their order, each with its amount. */
function rowsOf(amount: string): (body: unknown) => Facts {
  return (body) => {
    const { content } = body as { readonly content: readonly Facts[] };
    return Object.fromEntries(
      content.flatMap((row, at) => [
        [`row ${at}`, row.id],
        [`amount ${at}`, row[amount]],
      ]),
    );
  };
}

/**
 * The calls of so many clients of staff, each with its session. What is right is what the server answers while nobody
 * else asks; of balances, what the wallet's lines come to.
 */
export async function staffQuestions(
  origin: string,
  clients: number,
  db: Database,
): Promise<readonly (readonly Question[])[]> {
  const sessions: Browser[] = [];
  for (let from = 0; from < clients; from += CLIENTS_OF_A_SESSION) sessions.push(await signedIn(origin));
  const [first] = sessions;
  if (first === undefined) return [];
  const facts: Facts[] = [];
  for (const { path, toFacts } of asked) facts.push(toFacts(await (await first.send(path)).json()));
  const balancesFault = collectedFault(db);
  return Array.from({ length: clients }, (_, at) => {
    const cookies = sessions[Math.floor(at / CLIENTS_OF_A_SESSION)]?.cookies ?? new Map();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { headers: { cookie } };
    const questions: Question[] = asked.map(({ route, path, toFacts }, place) => ({
      route,
      path,
      init,
      fault: (body) => differs(facts[place] ?? {})(toFacts(body)),
      mayWait: true,
    }));
    const balances = `/api/v1/business-profiles/${AEGEAN}/balances`;
    questions.push({
      route: 'staff: balances',
      path: balances,
      init,
      fault: balancesFault,
      mayWait: true,
    });
    return startingAt(at, questions);
  });
}

async function signedIn(origin: string): Promise<Browser> {
  const browser = openBrowser(origin);
  await browser.api.session.start({ body: { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD } });
  return browser;
}

/** The sign-ins of the demo's people, one after another. */
export const signIns: readonly Question[] = demoPeople.map(({ login }) => ({
  route: 'sign-in',
  path: '/auth/v1/session',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: DEMO_PASSWORD }),
  },
  fault: () => undefined,
  mayWait: true,
}));

export const readiness: Question = {
  route: 'readiness',
  path: '/health/ready',
  fault: differs({ status: 'ready' }),
  mayWait: false,
};
