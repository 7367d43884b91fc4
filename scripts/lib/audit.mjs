/** From mild to grave, as npm calls them. */
export const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'];

/** What a registry answers that has no such address, or takes no questions there. */
const NO_AUDITS = new Set([404, 405, 410, 501]);

/**
 * @typedef {{ name: string, severity: string, titles: readonly string[], fix: string }} Finding
 * @typedef {{ packages: number, findings: readonly Finding[], users: number, milder: number }} Audit
 */

/**
 * What a report of `npm audit --json` says: how many `packages` were looked at, which have a fault of their own that is as
 * bad as `level` or worse, the worst first, how many are as bad only since they are `users` of those, and how many are
 * `milder`; or, when the registry gave no report, so that nothing is known, why.
 * @param {string} report
 * @param {string} level
 * @returns {Audit | { silence: string }}
 */
export function getAudit(report, level) {
  const { vulnerabilities, metadata, statusCode } = parsed(report);
  if (vulnerabilities === undefined) return { silence: getSilence(statusCode) };
  const rank = (/** @type {string} */ severity) => LEVELS.indexOf(severity);
  const all = Object.entries(vulnerabilities);
  const grave = all.filter(([, { severity }]) => rank(severity) >= rank(level));
  const findings = grave
    .sort(([, a], [, b]) => rank(b.severity) - rank(a.severity))
    .map(([name, { severity, via, fixAvailable }]) => ({
      name,
      severity,
      titles: via.flatMap((one) => (typeof one === 'string' ? [] : [one.title])),
      fix: fixAvailable ? 'a newer version mends it' : 'nothing mends it yet',
    }))
    .filter(({ titles }) => titles.length > 0);
  return {
    packages: metadata?.dependencies.total ?? 0,
    findings,
    users: grave.length - findings.length,
    milder: all.length - grave.length,
  };
}

/** @param {number | undefined} status of the registry's answer; undefined when there was none */
function getSilence(status) {
  if (status === undefined) return 'The registry could not be asked for known faults';
  if (NO_AUDITS.has(status)) return `This registry does not tell known faults (it answers ${status})`;
  return `The registry did not tell known faults this time (it answers ${status})`;
}

/**
 * @typedef {{ severity: string, via: readonly (string | { title: string })[], fixAvailable: unknown }} Vulnerability
 * @param {string} report
 * @returns {{
 *   vulnerabilities?: Record<string, Vulnerability>,
 *   metadata?: { dependencies: { total: number } },
 *   statusCode?: number,
 * }}
 */
function parsed(report) {
  try {
    return JSON.parse(report) ?? {};
  } catch {
    return {};
  }
}
