import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** This test inspects the JavaScript engine, whose state depends on earlier files. */
const ALONE = 'packages/api/src/core/large-objects.test.ts';

/** The tests of a package. */
const unit = (
  name: string,
  folder: string,
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`${folder}/{src,scripts,pages}/**/*.test.{ts,tsx}`], ...more },
});

/** Runs everything that needs no browser: values, tokens, rules, the contract, the sandbox, the scripts. */
export default defineConfig({
  test: {
    // Test files share imported modules. None changes their state, and separate loading took half the time.
    isolate: false,
    maxWorkers: '100%',
    // Far above the slowest, which builds an application: a busy machine fails nothing.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      unit('values', 'packages/values'),
      unit('guest', 'packages/guest'),
      unit('tokens', 'packages/tokens'),
      unit('api', 'packages/api', { exclude: [ALONE] }),
      { extends: true, test: { name: 'api-alone', include: [ALONE], isolate: true } },
      unit('ui', 'packages/ui'),
      // Only Storybook takes pictures of screens: its build inserts the modes.
      { ...unit('deck', 'apps/deck'), define: { __MODES_WITHOUT_SCREENS__: '{}' } },
      unit('psp', 'apps/psp'),
      unit('sandbox', 'apps/sandbox', { globalSetup: ['apps/sandbox/src/testing/global-setup.ts'] }),
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
