import { defineConfig } from 'vitest/config';

/** Runs the tests beside the mutated code. */
export default defineConfig({
  test: {
    include: [
      'packages/values/src/**/*.test.ts',
      'packages/api/src/rules/**/*.test.ts',
      'packages/api/src/core/{case,large-objects}.test.ts',
      'packages/api/src/contract/{formats,company-formats,validation}.test.ts',
      'apps/deck/src/{app,platform}/navigation/*.test.ts',
      'apps/deck/src/platform/session/*.test.ts',
    ],
    // This test takes thousands of steps for each mutation, which would take days.
    exclude: ['packages/api/src/rules/order-life.test.ts'],
    testTimeout: 30_000,
    // A thread cannot change its time zone.
    testNamePattern: /^(?!.*on a machine in)/,
  },
});
