import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getPages } from './budgets.mjs';
import { distancesFrom, moduleGraph } from './module-graph.mjs';
import { inRoot } from './paths.mjs';
import { VISITS } from './visits.mjs';

/**
 * A file that a change may have broken.
 * @typedef {{ file: string, distance: number, seconds: number }} Concerned `distance` in imports from what changed;
 *   `seconds` of one worker
 * @typedef {{ chosen: Concerned[], left: Concerned[] }} Choice what fits into the time, and what is left out
 */

const HANDLERS = 'apps/sandbox/src/handlers/index.ts';
const isStories = (/** @type {string} */ file) => file.endsWith('.stories.tsx');

/** The mean seconds of a story with axe, on one worker. */
const STORY = 0.35;

/**
 * @param {readonly string[]} changed paths below the root
 * @returns {Promise<{ stories: Concerned[], journeys: Concerned[], distances: ReadonlyMap<string, number> }>}
 */
export async function concernedBy(changed) {
  /** @type {import('./visits.mjs').Visits} */
  const visits = JSON.parse(readFileSync(inRoot(VISITS), 'utf8'));
  const graph = moduleGraph();
  const screens = await screensByRoute();
  for (const [file, used] of graph)
    if (isStories(file))
      addAll(
        used,
        routesIn(file).flatMap((route) => screens[route] ?? []),
      );
  const areas = handlersByArea();
  const journeys = new Map(
    Object.entries(visits).map(([name, { routes, areas: called }]) => [
      `apps/deck/e2e/${name}`,
      [...routes.flatMap((route) => screens[route] ?? []), ...called.flatMap((area) => areas[area] ?? [])],
    ]),
  );
  // A screen that every journey visits, such as the sign-in, says least about which journey to run.
  const shares = Map.groupBy(
    [...journeys.values()].flatMap((files) => [...new Set(files)]),
    (file) => file,
  );

  const distances = distancesFrom(graph, changed);
  const rankOf = (/** @type {string} */ file) => {
    const own = distances.get(file) ?? Number.POSITIVE_INFINITY;
    const reached = (journeys.get(file) ?? []).map(
      (one) =>
        (distances.get(one) ?? Number.POSITIVE_INFINITY) + (shares.get(one)?.length ?? 0) / journeys.size,
    );
    return Math.min(own, ...reached);
  };
  return {
    distances,
    stories: [...distances]
      .filter(([file]) => isStories(file))
      .map(([file, distance]) => ({ file, distance, seconds: STORY * storiesIn(file) }))
      .sort(byDistance),
    journeys: Object.entries(visits)
      .map(([name, { seconds }]) => ({ file: `apps/deck/e2e/${name}`, seconds }))
      .map((one) => ({ ...one, distance: rankOf(one.file) }))
      .filter(({ distance }) => Number.isFinite(distance))
      .sort(byDistance),
  };
}

/**
 * @param {readonly Concerned[]} concerned in order
 * @param {number} seconds of one worker; the first is always chosen
 * @returns {Choice}
 */
export function choose(concerned, seconds) {
  let spent = 0;
  const { chosen = [], left = [] } = Object.groupBy(concerned, (one) => {
    const fits = spent === 0 || spent + one.seconds <= seconds;
    if (fits) spent += one.seconds;
    return fits ? 'chosen' : 'left';
  });
  return { chosen, left };
}

/** @param {Concerned} one @param {Concerned} other */
const byDistance = (one, other) => one.distance - other.distance || one.seconds - other.seconds;

/**
 * The files that draw each route, with its words.
 * @returns {Promise<Record<string, string[]>>}
 */
async function screensByRoute() {
  const { routes } = await import(pathToFileURL(inRoot('apps/deck/src/app/routes.ts')).href);
  return Object.fromEntries(
    Object.entries(getPages(routes)).map(([path, { sources, words }]) => [
      path,
      [...sources, ...words.map((area) => `src/platform/i18n/en/${area}.ts`)].map(
        (file) => `apps/deck/${file}`,
      ),
    ]),
  );
}

/** @returns {Record<string, string>} the file of the server that answers the calls of each area of the contract */
function handlersByArea() {
  const source = readFileSync(inRoot(HANDLERS), 'utf8');
  const files = Object.fromEntries(
    [...source.matchAll(/import \{ ([^}]+) \} from '\.\/([\w-]+\.ts)'/g)].flatMap(([, names = '', file]) =>
      names.split(', ').map((name) => [name, `apps/sandbox/src/handlers/${file}`]),
    ),
  );
  return Object.fromEntries(
    [...source.matchAll(/^ {2}(\w+): (\w+)/gm)].flatMap(([, area = '', name = '']) =>
      files[name] === undefined ? [] : [[area, files[name]]],
    ),
  );
}

/** @param {string} file */
const routesIn = (file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/\b(?:defineScenes\(|route: )'([^']+)'/g)].map(
    ([, path = '']) => path,
  );

/** @param {string} file */
const storiesIn = (file) => readFileSync(inRoot(file), 'utf8').match(/^export const \w+/gm)?.length ?? 0;

/**
 * @param {Set<string>} set
 * @param {readonly string[]} more
 */
const addAll = (set, more) => more.forEach((one) => void set.add(one));
