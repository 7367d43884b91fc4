import { test as base, expect } from '@playwright/test';

const ports = (process.env.PORTS ?? '4173,4174').split(',');

/** The Deck that loads scripts of others. */
export const withThirdParties = `http://localhost:${process.env.THIRD_PARTIES_PORT ?? '4175'}`;

/** Each worker walks through a Deck of its own, and nothing it meets breaks the policy of its page. */
export const test = base.extend<{ policyKept: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used named here, and none is.
  baseURL: async ({}, use, { parallelIndex }) => use(`http://localhost:${ports[parallelIndex]}`),
  policyKept: [
    async ({ context }, use) => {
      const broken: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
          broken.push(message.text());
      });
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});
