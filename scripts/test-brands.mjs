import { writeFileSync } from 'node:fs';
import { buildAnew } from './lib/build.mjs';
import { getCount, playwrightCount, readReport, total } from './lib/counts.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { startNode } from './lib/processes.mjs';
import { brands } from './lib/settings.mjs';
import { brand as usual } from './lib/stages.mjs';

/**
 * `npm run test:brands`: runs the journeys marked `@every-brand` in all brands but the default one. It then checks that
 * each build contains its own brand alone.
 */
await entry(async () => {
  const counts = [];
  for (const brand of brands().filter((each) => each !== usual)) {
    await buildAnew(brand);
    const code = await startNode([inRoot('scripts/journeys.mjs'), '--grep', '@every-brand'], {
      env: { BRAND: brand },
    }).exited;
    const report = readReport(inRoot(`.cache/e2e-${brand}.json`), playwrightCount);
    counts.push(getCount(code, report ?? { passed: 0, failed: 0 }));
  }
  counts.push(getCount(await startNode([inRoot('scripts/one-brand.mjs')]).exited, undefined));
  const { passed, failed } = total(counts);
  writeFileSync(inRoot('.cache/brands.json'), JSON.stringify({ passed, failed }));
  console.log(`brands: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
