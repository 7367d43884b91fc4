import { DEMO_PASSWORD, demoPeople } from '../apps/sandbox/src/seed/people.ts';
import { openBrowser } from '../apps/sandbox/src/testing/browser.ts';
import { freePort, withDeck } from './lib/deck.mjs';
import { median, report } from './lib/report.mjs';

const ROUNDS = 7;
/** As many sessions open the list at once, each so often. */
const SESSIONS = 50;
const TIMES = 2;

/**
 * Compares the page of the orders with its rows as HTML to the same page without them: fifty sessions at once, and one
 * alone. Two servers take turns. It also counts how many pages held their answers and rows: a busy server leaves out rows.
 */
export async function run() {
  const plain = await freePort();
  await withDeck(async (drawing) => {
    const lists = [await openLists(drawing), await openLists(`http://localhost:${plain}`)];
    const lines = [];
    for (const [name, sessions, times] of /** @type {const} */ ([
      [`orders page, ${SESSIONS} sessions`, SESSIONS, TIMES],
      ['orders page, one session', 1, SESSIONS],
    ])) {
      /** @type {[number[], number[]]} */
      const taken = [[], []];
      // The first round only warms the servers up.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [side, { open }] of lists.entries()) {
          const time = await timeOf(open, sessions, times);
          if (round > 0) taken[side]?.push(time);
        }
      for (const { forget } of lists) console.log(name, forget());
      const [ours = Number.NaN, peer = Number.NaN] = taken.map(median);
      lines.push({ name, ours, peer, unit: 'ms a page', most: 1.2 });
    }
    report(lines);
  }, plain);
}

const nothing = { pages: 0, answers: 0, rows: 0 };

/**
 * Opens sessions. `open` loads the page of the orders in a session, and `forget` returns what the pages held so far.
 * @param {string} deck
 */
async function openLists(deck) {
  const browsers = Array.from({ length: SESSIONS }, () => openBrowser(deck));
  const login = demoPeople[0]?.login ?? '';
  for (const { api } of browsers) await api.session.start({ body: { login, password: DEMO_PASSWORD } });
  let held = { ...nothing };
  return {
    /** @param {number} session */
    open: async (session) => {
      const response = await browsers[session]?.send('/orders', { headers: { 'sec-fetch-site': 'none' } });
      const page = (await response?.text()) ?? '';
      if (!page.includes('</html>')) throw new Error(`The page answered ${response?.status}`);
      held.pages += 1;
      held.answers += Number(page.includes('id="first-answers"'));
      held.rows += Number(page.includes('id="first-page"'));
    },
    forget: () => {
      const before = held;
      held = { ...nothing };
      return before;
    },
  };
}

/**
 * @param {(session: number) => Promise<void>} open
 * @param {number} sessions at once
 * @param {number} times that each opens the page
 * @returns {Promise<number>} milliseconds a page
 */
async function timeOf(open, sessions, times) {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: sessions }, async (_, session) => {
      for (let time = 0; time < times; time += 1) await open(session);
    }),
  );
  return (performance.now() - started) / (sessions * times);
}
