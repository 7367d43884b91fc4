import { findingsOf } from './lib/audit.mjs';
import { entry, fail } from './lib/entry.mjs';
import { npm } from './lib/install.mjs';

/** From here on a known fault of a package stops a release. */
const LEVEL = 'high';

/**
 * `npm run audit`: whether a package of the lock file has a known fault. Needs a registry that knows; with
 * `-- --if-reachable` its silence is told and is no failure.
 */
await entry(() => {
  const findings = findingsOf(npm(['audit', '--json'], 'pipe').stdout ?? '', LEVEL);
  if (findings === undefined) {
    const sentence =
      'The registry told nothing of known faults: no package was audited. Try again with a network.';
    if (!process.argv.includes('--if-reachable')) fail(sentence);
    console.warn(sentence);
    return Promise.resolve(0);
  }
  for (const { name, severity, titles, fix } of findings)
    console.log(`${severity}: ${name}: ${titles.join('; ')} (${fix})`);
  console.log(
    findings.length === 0
      ? `No package has a known fault of level ${LEVEL} or worse.`
      : `${findings.length} packages have known faults of level ${LEVEL} or worse.`,
  );
  return Promise.resolve(findings.length === 0 ? 0 : 1);
});
