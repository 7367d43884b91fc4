/**
 * `npm run mutation`: changes what money, states, rights, keys and formats stand on, one thing at a time, and asks the
 * tests beside it whether they notice. `-- --mutate 'packages/values/src/money.ts'` narrows it.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'packages/values/src/**/*.ts',
    'packages/api/src/rules/**/*.ts',
    'packages/api/src/core/case.ts',
    'packages/api/src/contract/{formats,validation,text-formats,person-formats,company-formats}.ts',
    'apps/deck/src/app/navigation/guard.ts',
    'apps/deck/src/platform/navigation/safe-next.ts',
    'apps/deck/src/platform/session/permission-map.ts',
    '!**/*.test.ts',
    '!**/testing/**',
    // Tables of facts: a changed name of a country is no rule.
    '!packages/values/src/{arbitraries,currencies,currency-marks,countries,dial-codes}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.js' },
  // It would rewrite ours with a compiler that is no longer made so; nothing here is compiled.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowEmojis: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  tempDirName: '.cache/mutation/sandbox',
  thresholds: { high: 90, low: 85, break: 85 },
};
