import type { TestRunnerConfig } from '@storybook/test-runner';
import type { CDPSession, Page } from 'playwright';

/**
 * The globals of the page: Storybook's channel, the runner's access to a story, and our reports of the stories shown.
 */
interface Watched {
  __getContext(storyId: string): Promise<{ parameters: Readonly<Record<string, unknown>> }>;
  __STORYBOOK_ADDONS_CHANNEL__: { on(event: string, listener: (told: Told) => void): void };
  __reports?: Record<string, string>;
}

interface Told {
  storyId: string;
  reporters?: ReadonlyArray<{ type: string; result?: AxeResult }>;
}

/** Axe's results by rule, or the error that stopped it. */
interface AxeResult {
  violations?: readonly unknown[];
  passes?: readonly unknown[];
  inapplicable?: readonly unknown[];
  error?: unknown;
}

/** The time zone of the machine, unless a story names another. */
const HOME_ZONE = 'Europe/Athens';

/** A session per page, with its zone. One session cannot change what another has set. */
const sessions = new WeakMap<Page, { session: CDPSession; zone: string }>();

/** Sets the time zone of the page: `parameters: { machineZone: 'Pacific/Apia' }`. */
async function enterZone(page: Page, zone: string) {
  const known = sessions.get(page);
  if (known?.zone === zone) return;
  const session = known?.session ?? (await page.context().newCDPSession(page));
  await session.send('Emulation.setTimezoneOverride', { timezoneId: zone });
  const entered = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (entered !== zone) throw new Error(`The page is in ${entered}, not in ${zone}.`);
  sessions.set(page, { session, zone });
}

/** The calls of each page to the server, which no story has: its answers stand in the page. */
const calls = new WeakMap<Page, string[]>();

/** Records calls of a page from now on. */
function watchCalls(page: Page): void {
  const made: string[] = [];
  if (!calls.has(page))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|auth|public)\//.test(pathname)) calls.get(page)?.push(`${request.method()} ${pathname}`);
    });
  calls.set(page, made);
}

/** Runs in the page: records axe's report of every story from now on, and returns the zone of this one. */
async function prepare(storyId: string): Promise<unknown> {
  const watched = globalThis as unknown as Watched;
  if (watched.__reports === undefined) {
    const reports: Record<string, string> = {};
    watched.__reports = reports;
    watched.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ storyId, reporters }) => {
      const result = reporters?.find(({ type }) => type === 'a11y')?.result;
      const rules = [result?.violations, result?.passes, result?.inapplicable].flatMap(
        (found) => found ?? [],
      );
      reports[storyId] = rules.length > 0 ? 'complete' : String(result?.error ?? 'it asked no rule');
    });
  }
  // Only this part of the story's context is returned, since the rest is large.
  return (await watched.__getContext(storyId)).parameters.machineZone;
}

/**
 * The runner fails a story whose axe report has violations. A crashed run of axe leaves a report without any, and would
 * pass. So each story must prove that axe has finished. It must also have asked no server.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    watchCalls(page);
    const machineZone = await page.evaluate(prepare, id);
    await enterZone(page, typeof machineZone === 'string' ? machineZone : HOME_ZONE);
  },
  async postVisit(page, { id, hasFailure }) {
    // A failed story already reports its cause.
    if (hasFailure) return;
    const report = await page.evaluate((story) => (globalThis as unknown as Watched).__reports?.[story], id);
    if (report !== 'complete')
      throw new Error(`axe gave no result for the story ${id}: ${report ?? 'not run'}.`);
    const asked = calls.get(page) ?? [];
    if (asked.length > 0)
      throw new Error(`The story ${id} asked a server for ${asked.join(', ')}: answer it in the story.`);
  },
};

export default config;
