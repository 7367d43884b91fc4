import { findFaults } from './lib/boundaries.mjs';
import { entry } from './lib/entry.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run boundaries`: names each import that runs up, sideways, in a circle or past a package's exports. */
await entry(() => {
  const { faults, files, typeCircles } = findFaults(ROOT);
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0
      ? `${files} files keep the floors; ${typeCircles} circles of types alone.`
      : `${faults.length} faults in ${files} files.`,
  );
  return Promise.resolve(faults.length === 0 ? 0 : 1);
});
