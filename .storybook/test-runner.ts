import type { TestRunnerConfig } from '@storybook/test-runner';
import type { CDPSession, Page } from 'playwright';

/** What stands in the page: Storybook's channel, the runner's way to a story, and what we keep of those that were shown. */
interface Watched {
  __getContext(storyId: string): Promise<{ parameters: Readonly<Record<string, unknown>> }>;
  __STORYBOOK_ADDONS_CHANNEL__: { on(event: string, listener: (told: Told) => void): void };
  __reports?: Record<string, string>;
}

interface Told {
  storyId: string;
  reporters?: ReadonlyArray<{ type: string; result?: AxeResult }>;
}

/** What axe found by rule, or why it could not look. */
interface AxeResult {
  violations?: readonly unknown[];
  passes?: readonly unknown[];
  inapplicable?: readonly unknown[];
  error?: unknown;
}

/** Where the machine stands unless a story says otherwise. */
const HOME_ZONE = 'Europe/Athens';

/** One a page, and the zone it is in: what one session has set, another cannot change. */
const sessions = new WeakMap<Page, { session: CDPSession; zone: string }>();

/** Puts the page's machine into a zone: `parameters: { machineZone: 'Pacific/Apia' }`. */
async function enterZone(page: Page, zone: string) {
  const known = sessions.get(page);
  if (known?.zone === zone) return;
  const session = known?.session ?? (await page.context().newCDPSession(page));
  await session.send('Emulation.setTimezoneOverride', { timezoneId: zone });
  const entered = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (entered !== zone) throw new Error(`The page is in ${entered}, not in ${zone}.`);
  sessions.set(page, { session, zone });
}

/** In the page: keeps what axe finds in every story from now on, and reads the zone this one asks for. */
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
  // Of the story's context this alone is fetched: the rest is large, and nobody here reads it.
  return (await watched.__getContext(storyId)).parameters.machineZone;
}

/**
 * The runner fails a story whose axe report has violations. A run of axe that crashed leaves a report without any,
 * and passes: so every story must prove that axe came to its end.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const machineZone = await page.evaluate(prepare, id);
    await enterZone(page, typeof machineZone === 'string' ? machineZone : HOME_ZONE);
  },
  async postVisit(page, { id, hasFailure }) {
    // A story that failed says why by itself.
    if (hasFailure) return;
    const report = await page.evaluate((story) => (globalThis as unknown as Watched).__reports?.[story], id);
    if (report !== 'complete')
      throw new Error(`axe gave no result for the story ${id}: ${report ?? 'not run'}.`);
  },
};

export default config;
