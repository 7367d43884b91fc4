import { entry, fail } from './lib/entry.mjs';

/** `npm pack` inside packages/: the sources alone are of no use outside, so the built folder is packed. */
await entry(() =>
  fail('Run npm run build:packages in the root: it packs the built packages into dist/packages.'),
);
