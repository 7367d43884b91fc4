import { defineConfig } from 'vitest/config';

/** The tests that stand beside what is changed. */
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
    // Thousands of steps for each change would take days.
    exclude: ['packages/api/src/rules/order-life.test.ts'],
    testTimeout: 30_000,
    // Threads cannot move to another zone.
    testNamePattern: /^(?!.*on a machine in)/,
  },
});
