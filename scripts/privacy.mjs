import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { PAGE, withTables } from './lib/privacy.mjs';

/**
 * `npm run -s privacy [-- --write]`: checks that docs/privacy.md says of each table what the rules of the database say.
 * `--write` writes it.
 */
await entry(() => {
  const { values } = readArguments({ options: { write: { type: 'boolean', default: false } } });
  const text = readFileSync(inRoot(PAGE), 'utf8');
  const right = withTables(text);
  if (values.write) writeFileSync(inRoot(PAGE), right);
  else if (right !== text) console.log(`${PAGE} is stale: npm run -s privacy -- --write writes it.`);
  return Promise.resolve(right === text || values.write ? 0 : 1);
});
