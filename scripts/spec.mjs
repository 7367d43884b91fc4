import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PAGE, summary } from './lib/spec/page.mjs';
import { readSpecification } from './lib/spec/specification.mjs';

/**
 * `npm run -s spec [-- --write]`: counts the lines of the specification that a test proves, and names the others.
 * `--write` writes docs/specification.md. Unknown ids, marks without a test, missing places and a stale page are faults.
 */
await entry(() => {
  const { values } = readArguments({ options: { write: { type: 'boolean', default: false } } });
  const { requirements, unproven, faults, page } = readSpecification(ROOT);
  if (values.write) writeFileSync(inRoot(PAGE), page);
  if (readFileSync(inRoot(PAGE), 'utf8') !== page)
    faults.push(`${PAGE} is stale: npm run -s spec -- --write writes it.`);
  for (const { id, text } of unproven) console.log(`${id} ${text}`);
  for (const fault of faults) console.log(fault);
  console.log(summary(requirements.length, unproven.length));
  return Promise.resolve(faults.length === 0 ? 0 : 1);
});
