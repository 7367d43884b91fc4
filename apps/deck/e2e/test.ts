import { hasCardNumber } from '@deck/values';
import { test as base, expect, type Page } from '@playwright/test';

const ports = (process.env.PORTS ?? '4173,4174').split(',');

/** The address of a Deck with external scripts. */
export const withThirdParties = `http://localhost:${process.env.THIRD_PARTIES_PORT ?? '4175'}`;

/** The product's own code: without it React draws nothing. */
export const START = /\/assets\/start-.*\.js$/;
/** For how many milliseconds the product's code is held back, as a busy machine does. */
const LATE = Number(process.env.LATE ?? 0);

/** Waits until the product has taken the place of the screen that the server drew. */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('#first-page')).toHaveCount(0);

/** The stream of events. Without it the deck asks. */
export const EVENTS = '**/api/v1/events*';

/**
 * Each worker has its own Deck. A violation of the content security policy, or missing styles, fail the test. The report
 * lists the opened screens and the calls: `npm run visits` writes them down.
 */
export const test = base.extend<{
  policyKept: undefined;
  noCardNumbers: undefined;
  visited: undefined;
  late: undefined;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from this pattern, and none is used.
  baseURL: async ({}, use, { parallelIndex }) => use(`http://localhost:${ports[parallelIndex]}`),
  policyKept: [
    async ({ context }, use) => {
      const broken: string[] = [];
      context.on('console', (message) => {
        if (
          /Content Security Policy|TrustedHTML|TrustedScript|styles are not loaded|No brand is loaded/.test(
            message.text(),
          )
        )
          broken.push(message.text());
      });
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  noCardNumbers: [
    async ({ context, baseURL }, use) => {
      // Numbers of cards go to the PSP's frame. What Deck is sent in a journey never has one.
      const leaks: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`)) return;
        if (hasCardNumber(decodeURIComponent(url)) || hasCardNumber(request.postData() ?? ''))
          leaks.push(`${request.method()} ${new URL(url).pathname}`);
      });
      await use(undefined);
      expect(leaks).toEqual([]);
    },
    { auto: true },
  ],
  late: [
    async ({ context }, use) => {
      if (LATE > 0)
        await context.route(START, async (route) => {
          await new Promise((wait) => setTimeout(wait, LATE));
          await route.fallback();
        });
      await use(undefined);
    },
    { auto: true },
  ],
  visited: [
    async ({ context }, use, { annotations }) => {
      const paths = new Set<string>();
      const requests = new Set<string>();
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => {
          if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname);
        }),
      );
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(api|auth)\//.test(pathname)) requests.add(`${request.method()} ${pathname}`);
      });
      await use(undefined);
      annotations.push({
        type: 'visited',
        description: JSON.stringify({ paths: [...paths], requests: [...requests] }),
      });
    },
    { auto: true },
  ],
});
