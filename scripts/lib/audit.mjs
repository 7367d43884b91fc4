/** npm's severities, in ascending order. */
export const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'];

/** The statuses of a registry that has no audit endpoint. */
const NO_AUDITS = new Set([404, 405, 410, 501]);

/**
 * @typedef {{ name: string, severity: string, titles: readonly string[], fix: string }} Finding
 * @typedef {{ packages: number, findings: readonly Finding[], users: number, milder: number }} Audit
 */

/**
 * Summarises a report of `npm audit --json`. `packages` counts the packages checked. `findings` are those with a
 * vulnerability of their own of at least `level`, the worst first. `users` counts packages that are affected only
 * through these, and `milder` those below `level`. Without a report, `silence` says why.
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

/** @param {number | undefined} status of the registry's answer; undefined without an answer */
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
