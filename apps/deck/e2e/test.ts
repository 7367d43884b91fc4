import { test as base } from '@playwright/test';

const ports = (process.env.PORTS ?? '4173,4174').split(',');

/** Each worker walks through a Deck of its own. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used named here, and none is.
  baseURL: async ({}, use, { parallelIndex }) => use(`http://localhost:${ports[parallelIndex]}`),
});
