import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { CDPSession, Page } from 'playwright';

/** What the page keeps for us of the story that was shown last. */
interface Watched {
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

/** One a page: what one session has set, another cannot change. */
const sessions = new WeakMap<Page, CDPSession>();

/** Puts the page's machine into a zone: `parameters: { machineZone: 'Pacific/Apia' }`. */
async function enterZone(page: Page, timezoneId: string) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (zone !== timezoneId) throw new Error(`The page is in ${zone}, not in ${timezoneId}.`);
}

/**
 * The runner fails a story whose axe report has violations. A run of axe that crashed leaves a report without any,
 * and passes: so every story must prove that axe came to its end.
 */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const { machineZone } = (await getStoryContext(page, story)).parameters;
    await enterZone(page, typeof machineZone === 'string' ? machineZone : HOME_ZONE);
    await page.evaluate(() => {
      const watched = globalThis as unknown as Watched;
      if (watched.__reports !== undefined) return;
      const reports: Record<string, string> = {};
      watched.__reports = reports;
      watched.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ storyId, reporters }) => {
        const result = reporters?.find(({ type }) => type === 'a11y')?.result;
        const rules = [result?.violations, result?.passes, result?.inapplicable].flatMap(
          (found) => found ?? [],
        );
        reports[storyId] = rules.length > 0 ? 'complete' : String(result?.error ?? 'it asked no rule');
      });
    });
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
