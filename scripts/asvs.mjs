import { writeFileSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { PAGE, readAsvs, states } from './lib/asvs.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

/**
 * `npm run -s asvs [-- --write]`: counts what of OWASP's standard is met, and fails for an item that is said to be met
 * without a test that exists. `--write` writes the counts into the page.
 */
await entry(() => {
  const { values } = readArguments({ options: { write: { type: 'boolean', default: false } } });
  if (values.write) writeFileSync(inRoot(PAGE), readAsvs(ROOT).page);
  const { items, faults } = readAsvs(ROOT);
  for (const fault of faults) console.log(fault);
  const counts = states.map((state) => `${items.filter((item) => item.state === state).length} ${state}`);
  console.log(counts.join(', '));
  return Promise.resolve(faults.length === 0 ? 0 : 1);
});
