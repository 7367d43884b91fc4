import { sentinelLooks } from '../../packages/tokens/src/testing/sentinel.ts';
import { settle } from './settled.mjs';

/** Stories and sheets that show colours which are no brand's, each with the reason. */
const OWN_COLOURS = [
  // It shows what another brand would look like.
  'Brand studio',
  // Its swatches are the colours a person chooses from.
  'Color field',
  // Words keep the colour their writer has given them.
  'Rich text',
  // A picture lies on white paper, and a code is read as black on white.
  'Picture',
  'QR code',
  'Send and copy',
];

/** @param {string} title */
export const showsOwnColours = (title) => OWN_COLOURS.some((own) => title.includes(own));

/**
 * What is seen on the open page that comes from no brand: the page is dressed in a brand made for this alone, whose every
 * value is its own, and each colour, corner, font and shadow is looked up among them. Listed once by value and place.
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
export async function leaksOf(page) {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  /** @type {Set<string>} */
  const found = new Set();
  for (const look of sentinelLooks) {
    await page.evaluate(dress, look);
    await page.evaluate(settle);
    for (const leak of await page.evaluate(leaksInPage, look.variables)) found.add(leak);
  }
  return [...found];
}

/**
 * Runs in the page. The brand of the page stays beneath: the next story is dressed again.
 * @param {{ mode: string, variables: Readonly<Record<string, string>> }} look
 */
function dress({ mode, variables }) {
  const { style, dataset } = document.documentElement;
  dataset.mode = mode;
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

/**
 * Runs in the page.
 * @param {Readonly<Record<string, string>>} variables what the page is dressed in
 * @returns {string[]}
 */
function leaksInPage(variables) {
  // What the sentinel's values become once they are computed.
  const probe = document.createElement('i');
  // Whoever asks for less motion gets every change by a transition of no length: the probe must not.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  /** @param {string} property @param {string} value */
  const computed = (property, value) => {
    probe.style.setProperty(property, value);
    return getComputedStyle(probe).getPropertyValue(property);
  };
  const names = Object.keys(variables);
  const of = (/** @type {string} */ group) => names.filter((name) => name.startsWith(`--deck-${group}-`));
  /** A colour without how much it covers: what lets through is still the brand's. @param {string} color */
  const bare = (color) =>
    color
      .replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)')
      .replace(/ \/ [\d.]+\)$/, ')')
      .replaceAll(/-?\d+\.\d+/g, (part) => String(Number(Number(part).toFixed(2))));
  const colors = new Set(
    of('color').flatMap((name) => [
      bare(computed('color', `var(${name})`)),
      bare(computed('color', `color-mix(in oklab, var(${name}) 50%, transparent)`)),
    ]),
  );
  // What two colours of the brand make between them: the stripes of what is held, the menu's switcher under the pointer.
  const mixes = [
    'var(--deck-color-info-mark) 58%, var(--deck-color-surface)',
    'var(--deck-color-nav-selected) 50%, var(--deck-color-nav-hover)',
  ];
  for (const mix of mixes) colors.add(bare(computed('color', `color-mix(in oklab, ${mix})`)));
  const shadowColors = of('shadow').flatMap(
    (name) => computed('box-shadow', `var(${name})`).match(/rgba?\([^)]*\)/g) ?? [],
  );
  for (const color of shadowColors) colors.add(bare(color));
  // What is very small takes half a corner.
  const radii = of('radius').flatMap((name) => {
    const radius = Number.parseFloat(variables[name] ?? '');
    return [radius, radius / 2];
  });
  const fonts = new Set(
    ['text', 'display'].map((name) => computed('font-family', `var(--deck-font-${name})`)),
  );
  probe.remove();

  const transparent = /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/;
  /** @param {string} text */
  const colorsIn = (text) => text.match(/(?:rgba?|oklab|oklch|color|lab|lch)\([^()]*\)/g) ?? [];
  /** A box inside a corner has that corner less its border and padding, one around it more. @param {number} radius */
  const isOwn = (radius) =>
    radius === 0 ||
    radii.some((own) => {
      const difference = Math.abs(own - radius);
      return difference <= 4 && Math.abs(difference - Math.round(difference)) < 0.01;
    });

  /** @type {Set<string>} */
  const leaks = new Set();
  /** @param {Element} element @param {string} pseudo */
  const look = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== '' && style.content === 'none') return;
    /** @param {string} property @param {string} value */
    const leak = (property, value) => {
      const text = (element.textContent ?? '').trim().slice(0, 24);
      leaks.add(`${property} ${value} of ${element.localName}${pseudo} “${text}”`);
    };
    const box = element.getBoundingClientRect();
    const sides = ['top', 'right', 'bottom', 'left'].filter(
      (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    );
    const painted = [
      ['color', element.textContent === '' ? '' : style.color],
      ['background', style.backgroundColor],
      ['background', style.backgroundImage],
      ['shadow', style.boxShadow],
      ...sides.map((side) => ['border', style.getPropertyValue(`border-${side}-color`)]),
      ...(style.outlineStyle === 'none' ? [] : [['outline', style.outlineColor]]),
      ...(element instanceof SVGGeometryElement
        ? [
            ['fill', style.fill],
            ['stroke', style.stroke],
          ]
        : []),
    ];
    for (const [property = '', value = ''] of painted)
      for (const color of colorsIn(value))
        if (!transparent.test(color) && !colors.has(bare(color))) leak(property, color);
    const least = Math.min(box.width, box.height);
    for (const corner of ['top-left', 'top-right', 'bottom-left', 'bottom-right']) {
      const radius = style.getPropertyValue(`border-${corner}-radius`).split(' ')[0] ?? '';
      // As round as can be is a shape, not a corner.
      const isRound = radius === '50%' || 2 * Number.parseFloat(radius) >= least - 0.5;
      if (!isRound && !isOwn(Number.parseFloat(radius))) leak('radius', radius);
    }
    if (element.textContent !== '' && !fonts.has(style.fontFamily)) leak('font', style.fontFamily);
  };
  const parts = [...document.body.children].filter(
    (part) =>
      !part.matches(
        'script, style, .sb-wrapper, [class^="sb-"], #storybook-docs, #storybook-highlights-root',
      ),
  );
  for (const element of parts.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    if (element.closest('svg') && !(element instanceof SVGGeometryElement)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.id === 'storybook-root') continue;
    for (const pseudo of ['', '::before', '::after']) look(element, pseudo);
  }
  return [...leaks];
}
