import { fail } from '../entry.mjs';

/** @typedef {{ name: string, brand: string, mode: string, width: number }} Mode */

const WIDTHS = { desk: 1440, phone: 390 };

/**
 * Every brand, light and dark, on a desktop and on a phone.
 * @param {readonly string[]} brands
 * @returns {Mode[]}
 */
export const allModes = (brands) =>
  brands.flatMap((brand) =>
    ['light', 'dark'].flatMap((mode) =>
      Object.entries(WIDTHS).map(([at, width]) => ({ name: `${brand} ${mode} ${at}`, brand, mode, width })),
    ),
  );

/**
 * The requested modes: each by words of its name, `dark phone`, with commas between several. The default is light on a
 * desktop and dark on a phone.
 * @param {readonly string[]} brands
 * @param {string} [asked]
 * @returns {Mode[]}
 */
export function chosenModes(brands, asked = 'light desk,dark phone') {
  const all = allModes(brands);
  const groups = asked.split(',').map((group) => group.trim().toLowerCase().split(/\s+/).filter(Boolean));
  const holds = (/** @type {Mode} */ { name }, /** @type {string[]} */ words) =>
    words.every((word) => name.split(' ').includes(word));
  for (const words of groups)
    if (words.length === 0 || !all.some((mode) => holds(mode, words)))
      fail(
        `There is no mode "${words.join(' ')}". The modes are: ${all.map(({ name }) => name).join(', ')}.`,
      );
  return all.filter((mode) => groups.some((words) => holds(mode, words)));
}
