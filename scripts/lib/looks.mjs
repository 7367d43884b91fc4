import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages } from '../../packages/api/src/vocabulary/languages.ts';

/**
 * The conditions under which a page is shown.
 * @typedef {{ brand: string, mode: string, locale: string, forced: boolean, narrow: boolean }} Look
 * @typedef {{ id: string, title: string, name: string, tags?: readonly string[] }} Story
 */

const MODES = ['light', 'dark'];

/**
 * Looks in which every pair of brand, mode, language, forced colours and width occurs at least once. Each language has
 * two looks that differ in everything else. With three or more brands, the others take turns as the second brand.
 * @param {readonly string[]} brands
 * @param {readonly string[]} languages
 * @returns {Look[]}
 */
export function pairwiseLooks(brands, languages = interfaceLanguages) {
  const halves = [
    [false, false, false, false],
    [false, false, true, true],
    [false, true, false, true],
  ];
  const [first = '', ...others] = brands;
  return languages.flatMap((locale, index) =>
    [false, true].map((flipped) => {
      const [other, dark, forced, narrow] = (halves[index % halves.length] ?? []).map(
        (bit) => bit !== flipped,
      );
      return {
        brand: (other && others[index % others.length]) || first,
        mode: dark ? 'dark' : 'light',
        locale,
        forced: forced === true,
        narrow: narrow === true,
      };
    }),
  );
}

/**
 * Every brand × mode × language: each plain, in forced colours, and narrow.
 * @param {readonly string[]} brands
 * @param {readonly string[]} languages
 * @returns {Look[]}
 */
export const allLooks = (brands, languages = interfaceLanguages) =>
  brands.flatMap((brand) =>
    MODES.flatMap((mode) =>
      languages.flatMap((locale) =>
        [
          { forced: false, narrow: false },
          { forced: true, narrow: false },
          { forced: false, narrow: true },
        ].map((way) => ({ brand, mode, locale, ...way })),
      ),
    ),
  );

/** @param {Look} look */
export const getName = ({ brand, mode, locale, forced, narrow }) =>
  [brand, mode, locale, ...(forced ? ['forced colours'] : []), ...(narrow ? ['320 px'] : [])].join(', ');

/**
 * The stories that a look shows.
 * @typedef {{ look: Look, stories: Story[] }} Turn
 */

/**
 * Shows each title once in every look. Its stories take turns. With more stories than looks, a selection from the first
 * to the last is shown.
 * @param {readonly Story[]} stories
 * @param {readonly Look[]} looks
 * @returns {Turn[]}
 */
export function inTurn(stories, looks) {
  const titles = [...Map.groupBy(stories, ({ title }) => title).values()];
  return looks.map((look, at) => ({
    look,
    stories: titles.flatMap((all) => {
      const states = shownIn(look, all);
      const step = Math.max(1, states.length / looks.length);
      return states[Math.floor(at * step) % states.length] ?? [];
    }),
  }));
}

/**
 * @param {readonly Story[]} stories
 * @param {readonly Look[]} looks
 * @returns {Turn[]}
 */
export const getEveryLook = (stories, looks) =>
  looks.map((look) => ({ look, stories: shownIn(look, stories) }));

/**
 * What a phone has not, such as chosen rows, is not shown in 320 px.
 * @param {Look} look
 * @param {readonly Story[]} stories
 */
const shownIn = ({ narrow }, stories) => stories.filter(({ tags }) => !(narrow && tags?.includes('desk')));

/**
 * The stories of a built Storybook under a title.
 * @param {string} built
 * @param {string} group `Sheets/`
 * @returns {Story[]}
 */
export function storiesUnder(built, group) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ title, type }) => type === 'story' && title.startsWith(group))
    .map(({ id, title, name, tags }) => ({ id, name, tags, title: title.slice(group.length) }));
}
