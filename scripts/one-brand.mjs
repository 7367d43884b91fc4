import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { build } from './lib/build.mjs';
import { entry } from './lib/entry.mjs';
import { foreignTraces } from './lib/one-brand.mjs';

/** `npm run one-brand`: builds every brand and searches all of its files for traces of another brand. */
await entry(async () => {
  const brands = listBrands().map((id) => loadBrand(id));
  let failed = 0;
  for (const own of brands) {
    const { deck, pages } = await build(own.id);
    const others = brands.filter((other) => other !== own);
    const traces = [deck, pages].flatMap((site) => foreignTraces(site, own, others));
    if (traces.length > 0) failed += 1;
    for (const trace of traces) console.log(trace);
  }
  console.log(`one brand: ${brands.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
