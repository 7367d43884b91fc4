/**
 * `npm run mutation`: changes the code of money, states, rights, keys and formats, one mutation at a time. It then
 * checks whether the tests beside that code notice. `-- --mutate 'packages/values/src/money.ts'` selects one file.
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
    // Tables of facts are excluded: the name of a country is not a rule.
    '!packages/values/src/{arbitraries,currencies,currency-marks,countries,dial-codes}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.js' },
  // Stryker would rewrite our tsconfig with an API that the compiler no longer has. Nothing here is compiled.
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
