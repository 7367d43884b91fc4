/**
 * A picture of the README.
 * @typedef {{
 *   name: string, story: string, isFramed?: boolean,
 *   brand: string, mode: 'light' | 'dark', width: number, height: number,
 * }} Picture `story` is an id of Storybook; `isFramed` shows Storybook around it; width and height in CSS pixels
 */

/** A README is read over slow lines too. */
export const MOST_BYTES = 120_000;

const desk = /** @type {const} */ ({ brand: 'meridian', mode: 'light', width: 1280, height: 800 });

/** @type {readonly Picture[]} */
export const PICTURES = [
  { ...desk, name: 'orders', story: 'screens-orders--full' },
  { ...desk, name: 'guest-page', story: 'components-layout-guest-page--default' },
  { ...desk, name: 'order-on-a-phone', story: 'screens-order--full', width: 390, height: 844 },
  { ...desk, name: 'main-page-dark', story: 'screens-main-page--full', brand: 'solera', mode: 'dark' },
  { ...desk, name: 'storybook', story: 'components-actions-button--docs', isFramed: true },
];
