import { readArguments } from './lib/arguments.mjs';
import { getAudit, LEVELS } from './lib/audit.mjs';
import { entry, fail } from './lib/entry.mjs';
import { npm } from './lib/install.mjs';

/**
 * `npm run audit [-- --level high --registry=https://…]`: looks for known vulnerabilities of that level in the lock
 * file's packages. Some registries publish no advisories. The command then fails, unless `--if-reachable` is given.
 */
await entry(async () => {
  const { values } = readArguments({
    options: {
      level: { type: 'string', default: 'high' },
      registry: { type: 'string' },
      'if-reachable': { type: 'boolean', default: false },
    },
  });
  const { level, registry } = values;
  if (!LEVELS.includes(level)) fail(`There is no level ${level}: say one of ${LEVELS.join(', ')}.`);
  const from = registry === undefined ? [] : [`--registry=${registry}`];
  const audit = getAudit(npm(['audit', '--json', ...from], 'pipe').stdout ?? '', level);
  if ('silence' in audit) {
    const sentence = `${audit.silence}: no package was audited. Ask one that does: npm run audit -- --registry=https://…`;
    if (!values['if-reachable']) fail(sentence);
    console.warn(sentence);
    return 0;
  }
  const { packages, findings, users, milder } = audit;
  for (const { name, severity, titles, fix } of findings)
    console.log(`${severity}: ${name}: ${titles.join('; ')} (${fix})`);
  console.log(
    `${packages} packages audited: ${findings.length} with known faults of level ${level} or worse (${users} use them), ${milder} with milder ones.`,
  );
  return findings.length + users === 0 ? 0 : 1;
});
