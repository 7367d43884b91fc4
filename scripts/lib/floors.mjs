/**
 * The floors inside the deck, from the top. A file imports from its own floor and those below. A feature imports no
 * other feature.
 * @typedef {'app' | 'features' | 'domain' | 'platform'} Floor
 * @typedef {{ floor: Floor, feature: string | undefined }} Place
 */

const SOURCES = 'apps/deck/src/';

/** @type {readonly Floor[]} */
export const FLOORS = ['app', 'features', 'domain', 'platform'];

/** Tests, stories and their helpers never ship, so they may import anything. */
export const isUnshipped = (/** @type {string} */ file) =>
  /\.(test|stories)\.tsx?$|\.d\.ts$|\/(testing|stories|e2e)\//.test(file);

/**
 * @param {string} file below the root: `apps/deck/src/features/orders/orders-screen.tsx`
 * @returns {Place | undefined} undefined for a file on no floor of the deck
 */
export function getPlace(file) {
  if (!isOfDeck(file)) return undefined;
  const [folder, feature] = file.slice(SOURCES.length).split('/');
  const floor = FLOORS.find((name) => name === folder);
  return floor && { floor, feature: floor === 'features' ? feature : undefined };
}

/** @param {string} file */
export const isOfDeck = (file) => file.startsWith(SOURCES);

/**
 * @param {Place} from
 * @param {Place} to
 * @returns {'up' | 'sideways' | undefined} undefined for an allowed import
 */
export function wayBetween(from, to) {
  if (FLOORS.indexOf(to.floor) < FLOORS.indexOf(from.floor)) return 'up';
  return from.floor === to.floor && from.feature !== to.feature ? 'sideways' : undefined;
}
