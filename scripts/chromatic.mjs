import { spawnSync } from 'node:child_process';
import { entry, fail } from './lib/entry.mjs';

/** `npm run chromatic`: sends the sheets to Chromatic. Without a token it would ask to sign in, and wait for ever. */
await entry(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    fail('Chromatic needs the token of its project: run CHROMATIC_PROJECT_TOKEN=… npm run chromatic.');
  }
  const { status } = spawnSync(
    'chromatic',
    ['--build-script-name', 'build-storybook', '--exit-zero-on-changes'],
    {
      stdio: 'inherit',
    },
  );
  return status ?? 1;
});
