/** From mild to grave, as npm calls them. */
const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'];

/** @typedef {{ name: string, severity: string, titles: readonly string[], fix: string }} Finding */

/**
 * What a report of `npm audit --json` says of packages that are as bad as `level` or worse, the worst first; undefined
 * when the registry gave no report, so that nothing is known.
 * @param {string} report
 * @param {string} level
 * @returns {Finding[] | undefined}
 */
export function findingsOf(report, level) {
  const { vulnerabilities } = parsed(report);
  if (vulnerabilities === undefined) return undefined;
  const rank = (/** @type {string} */ severity) => LEVELS.indexOf(severity);
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => rank(severity) >= rank(level))
    .sort(([, a], [, b]) => rank(b.severity) - rank(a.severity))
    .map(([name, { severity, via, fixAvailable }]) => ({
      name,
      severity,
      titles: via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title)),
      fix: fixAvailable ? 'a newer version mends it' : 'nothing mends it yet',
    }));
}

/**
 * @typedef {{ severity: string, via: readonly (string | { title: string })[], fixAvailable: unknown }} Vulnerability
 * @param {string} report
 * @returns {{ vulnerabilities?: Record<string, Vulnerability> }}
 */
function parsed(report) {
  try {
    return JSON.parse(report) ?? {};
  } catch {
    return {};
  }
}
