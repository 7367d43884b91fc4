import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/min/metadata';
import { splitPlans } from '../src/split-plans.ts';

/** `npm run phone-plans`: writes the numbering plans of libphonenumber as a file for each group of dial codes. */
const folder = new URL('../src/phone-plans/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, plans] of Object.entries(splitPlans(metadata)))
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(plans)}\n`);
