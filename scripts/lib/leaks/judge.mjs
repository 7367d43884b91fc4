/**
 * The computed values of a brand: colours and the layers of shadows as `bare` writes them, corners in pixels.
 * @typedef {{
 *   colors: ReadonlySet<string>,
 *   shadows: ReadonlySet<string>,
 *   radii: readonly number[],
 *   fonts: ReadonlySet<string>,
 * }} Own
 */

const TRANSPARENT = /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/;
const COLOR = /(?:rgba?|oklab|oklch|color|lab|lch)\([^()]*\)/g;
/** A computed layer of a shadow, also an inset one: `rgb(1, 2, 3) 0px 2px 6px 0px`. */
const LAYER = /(?:rgba?|oklab|oklch|color|lab|lch)\([^()]*\)(?: -?[\d.]+px){4}(?: inset)?/g;

/**
 * A colour without its opacity, rounded: a translucent colour of the brand is still the brand's.
 * @param {string} color
 */
export const bare = (color) =>
  color
    .replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)')
    .replace(/ \/ [\d.]+\)$/, ')')
    .replaceAll(/-?\d+\.\d+/g, (part) => String(Number(Number(part).toFixed(2))));

/** @param {string} value */
export const colorsIn = (value) => value.match(COLOR) ?? [];

/**
 * The layers that are shadows. A layer without blur is a drawn line, of which only the colour must be the brand's.
 * @param {string} value of `box-shadow`
 */
export const shadowsIn = (value) =>
  (value.match(LAYER) ?? []).filter((layer) => !/px 0px -?[\d.]+px(?: inset)?$/.test(layer));

/**
 * The parts of a seen value that do not come from the brand.
 * @param {Pick<import('./seen.mjs').Seen, 'kind' | 'value'>} seen
 * @param {Own} own
 * @returns {string[]} each as the page computed it
 */
export function foreignIn({ kind, value }, { colors, shadows, radii, fonts }) {
  const foreignColors = () =>
    colorsIn(value).filter((color) => !TRANSPARENT.test(color) && !colors.has(bare(color)));
  switch (kind) {
    case 'color':
      return foreignColors();
    case 'shadow':
      return [...new Set([...foreignColors(), ...shadowsIn(value).filter((layer) => !shadows.has(layer))])];
    case 'radius':
      return isCorner(Number.parseFloat(value), radii) ? [] : [value];
    case 'font':
      return fonts.has(value) ? [] : [value];
  }
}

/**
 * Whether a corner derives from the brand. A box inside a rounded one subtracts border and padding; one around it adds
 * them. These differences are whole pixels, and no corner of the test brand is one.
 * @param {number} radius
 * @param {readonly number[]} radii
 */
const isCorner = (radius, radii) =>
  radius === 0 ||
  radii.some((own) => {
    const difference = Math.abs(own - radius);
    return difference <= 4 && Math.abs(difference - Math.round(difference)) < 0.01;
  });
