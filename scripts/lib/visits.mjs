/**
 * The routes and calls that a file of journeys uses.
 * @typedef {{ seconds: number, routes: string[], areas: string[] }} Visit the routes it opens, as patterns of the
 *   table of routes, and the areas of the contract that its screens call
 * @typedef {Readonly<Record<string, Visit>>} Visits by the name of the file
 * @typedef {{ paths: readonly string[], calls: readonly { area: string, method: string, path: string }[] }} Known every
 *   route and every call, in the order of matching
 * @typedef {{ paths: readonly string[], requests: readonly string[] }} Seen
 * @typedef {{
 *   file: string,
 *   tests: readonly {
 *     annotations: readonly { type: string, description?: string }[],
 *     results: readonly { duration: number }[],
 *   }[],
 * }} Spec
 * @typedef {{ suites?: readonly Suite[], specs: readonly Spec[] }} Suite
 */

export const VISITS = 'apps/deck/e2e/visits.json';

/**
 * @param {{ suites: readonly Suite[] }} report of Playwright
 * @param {Known} known
 * @returns {Visits}
 */
export function visitsIn({ suites }, known) {
  const byFile = Map.groupBy(suites.flatMap(specsIn), ({ file }) => file);
  const visits = [...byFile].map(([file, specs]) => [file, getVisit(specs, known)]);
  return Object.fromEntries(visits.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsIn = ({ suites = [], specs }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * @param {readonly Spec[]} specs
 * @param {Known} known
 * @returns {Visit}
 */
function getVisit(specs, { paths, calls }) {
  const tests = specs.flatMap((spec) => spec.tests);
  /** @type {Seen[]} */
  const seen = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'visited')
    .map(({ description = '{}' }) => JSON.parse(description));
  const routes = seen.flatMap((one) => one.paths).flatMap((path) => paths.find(matching(path)) ?? []);
  const areas = seen
    .flatMap(({ requests }) => requests)
    .flatMap((request) => {
      const [method, path = ''] = request.split(' ');
      return calls.find((call) => call.method === method && matching(path)(call.path))?.area ?? [];
    });
  const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
  return { seconds: Math.ceil(took / 1000), routes: distinct(routes), areas: distinct(areas) };
}

/**
 * Whether a pattern such as `/orders/{id}` matches a path.
 * @param {string} path
 * @returns {(pattern: string) => boolean}
 */
const matching = (path) => (pattern) =>
  new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** @param {readonly string[]} texts */
const distinct = (texts) => [...new Set(texts)].sort();
