import { sentinelLooks } from '../../../packages/tokens/src/testing/sentinel.ts';
import { settle } from '../settled.mjs';
import { FIXED } from './fixed.mjs';
import { bare, colorsIn, foreignIn, shadowsIn } from './judge.mjs';
import { computedIn, dress, seenIn, still, unstill } from './seen.mjs';

/** The mixes of two brand colours, by the place that uses each. */
const MIXES = {
  'the stripes of what is held': 'var(--deck-color-info-mark) 58%, var(--deck-color-surface)',
  'the switcher of the menu under the pointer':
    'var(--deck-color-nav-selected) 50%, var(--deck-color-nav-hover)',
};

/** @typedef {(typeof sentinelLooks)[number]} Look */

/** @type {Map<Look, import('./judge.mjs').Own>} */
const known = new Map();

/**
 * Finds the values on the open page that come from no brand. It dresses the page in a test brand with unique values. It
 * then looks up each colour, corner, font and shadow among them.
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>} each value once, with the first element that has it
 */
export async function readLeaks(page) {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  /** @type {Set<string>} */
  const found = new Set();
  await page.evaluate(settle);
  await page.evaluate(still);
  for (const look of sentinelLooks) {
    await page.evaluate(dress, look);
    const own = known.get(look) ?? (await ownValues(page, look));
    known.set(look, own);
    for (const seen of await page.evaluate(seenIn, FIXED))
      for (const value of foreignIn(seen, own))
        found.add(`${asWritten(seen.property)} ${value} of ${seen.place}`);
  }
  await page.evaluate(unstill);
  return [...found];
}

/** The four sides and corners are computed separately but written as one property. @param {string} property */
const asWritten = (property) => property.replace(/^border-.*-(color|radius)$/, 'border-$1');

/**
 * The brand's values, computed in a page that is dressed in the brand.
 * @param {import('playwright').Page} page
 * @param {Look} look
 * @returns {Promise<import('./judge.mjs').Own>}
 */
async function ownValues(page, { variables }) {
  const names = Object.keys(variables);
  const of = (/** @type {string} */ group) => names.filter((name) => name.startsWith(`--deck-${group}-`));
  /** @param {string} property @param {readonly string[]} values */
  const computed = (property, values) =>
    page.evaluate(
      computedIn,
      values.map((value) => /** @type {const} */ ([property, value])),
    );
  const shadows = await computed(
    'box-shadow',
    of('shadow').map((name) => `var(${name})`),
  );
  const colors = await computed('color', [
    ...of('color').flatMap((name) => [`var(${name})`, `color-mix(in oklab, var(${name}) 50%, transparent)`]),
    ...Object.values(MIXES).map((mix) => `color-mix(in oklab, ${mix})`),
  ]);
  const fonts = await computed('font-family', ['var(--deck-font-text)', 'var(--deck-font-display)']);
  const radii = of('radius').map((name) => Number.parseFloat(variables[name] ?? ''));
  return {
    colors: new Set([...colors, ...shadows.flatMap(colorsIn)].map(bare)),
    shadows: new Set(shadows.flatMap(shadowsIn)),
    // A very small box has half the radius.
    radii: radii.flatMap((radius) => [radius, radius / 2]),
    fonts: new Set(fonts),
  };
}
