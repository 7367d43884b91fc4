import { getJestConfig } from '@storybook/test-runner';
import { ensureChromium, launchOptions } from './scripts/lib/chromium.mjs';

const base = getJestConfig();
const environment = base.testEnvironmentOptions;

/** Storybook's own configuration, with our Chromium. */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      launchOptions: launchOptions(await ensureChromium()),
      contextOptions: {
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
      },
    },
  },
};
