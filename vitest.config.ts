import { defineConfig } from 'vitest/config';

/** Looks into the engine, which remembers what other files did. */
const ALONE = 'packages/api/src/core/large-objects.test.ts';

/** Everything that needs no browser: values, tokens, rules, the contract, the sandbox, the scripts. */
export default defineConfig({
  test: {
    // Test files share what they import: none leaves anything behind in it, and loading it again took half the time.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            'apps/deck/{src,scripts}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
      {
        extends: true,
        test: {
          name: 'sandbox',
          include: ['apps/sandbox/{src,pages}/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/sandbox/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
