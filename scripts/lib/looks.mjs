import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settle } from './settled.mjs';

/**
 * How a page is looked at.
 * @typedef {{ brand: string, mode: string, locale: string, forced: boolean, narrow: boolean }} Look
 * @typedef {{ id: string, title: string, name: string }} Story
 */

const MODES = ['light', 'dark'];
const LOCALES = ['en', 'ru', 'el'];
const WIDE = { width: 1280, height: 900 };
/** WCAG's reflow: 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };

/**
 * Six looks in which every pair of brand, mode, language, forced colours and width meets at least once: of each
 * language two that differ in all the rest. Of three brands or more the others take turns in the place of the second.
 * @param {readonly string[]} brands
 * @returns {Look[]}
 */
export function pairwiseLooks(brands) {
  const halves = [
    [false, false, false, false],
    [false, false, true, true],
    [false, true, false, true],
  ];
  const [first = '', ...others] = brands;
  return LOCALES.flatMap((locale, index) =>
    [false, true].map((flipped) => {
      const [other, dark, forced, narrow] = (halves[index] ?? []).map((bit) => bit !== flipped);
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
 * Every brand × mode × language, each as it is, in forced colours, and narrow.
 * @param {readonly string[]} brands
 * @returns {Look[]}
 */
export const allLooks = (brands) =>
  brands.flatMap((brand) =>
    MODES.flatMap((mode) =>
      LOCALES.flatMap((locale) =>
        [
          { forced: false, narrow: false },
          { forced: true, narrow: false },
          { forced: false, narrow: true },
        ].map((way) => ({ brand, mode, locale, ...way })),
      ),
    ),
  );

/** @param {Look} look */
export const nameOf = ({ brand, mode, locale, forced, narrow }) =>
  [brand, mode, locale, ...(forced ? ['forced colours'] : []), ...(narrow ? ['320 px'] : [])].join(', ');

/**
 * What is shown in a look.
 * @typedef {{ look: Look, stories: Story[] }} Turn
 */

/**
 * Each title once in every look: its stories take turns, and of more stories than looks some, from the first to the last.
 * @param {readonly Story[]} stories
 * @param {readonly Look[]} looks
 * @returns {Turn[]}
 */
export function inTurn(stories, looks) {
  const titles = [...Map.groupBy(stories, ({ title }) => title).values()];
  return looks.map((look, at) => ({
    look,
    stories: titles.flatMap((states) => {
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
export const everyLookOf = (stories, looks) => looks.map((look) => ({ look, stories: [...stories] }));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Opens a story to be looked at; the looks, and other stories, are then shown inside the page.
 * @param {import('playwright').Page} page
 * @param {string} url of the built Storybook
 * @param {string} id
 */
export async function openStory(page, url, id) {
  // Storybook's own run of axe would meet ours.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await done(page, ['finished', 'errored']);
  // Storybook's own links stand before ours: the one that leads past the menu would not be the first.
  await page.evaluate(() => document.querySelectorAll('.sb-wrapper a').forEach((link) => void link.remove()));
  // What is out of sight would keep the colours of the look before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(AXE);
}

/**
 * Shows the open story in a look.
 * @param {import('playwright').Page} page
 * @param {Look} look
 */
export async function wear(page, { brand, mode, locale, forced, narrow }) {
  await page.setViewportSize(narrow ? NARROW : WIDE);
  await page.emulateMedia({
    forcedColors: forced ? 'active' : 'none',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    async (globals) => {
      const { promise, resolve } = Promise.withResolvers();
      const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals });
      // The same globals as before render nothing anew.
      await Promise.race([promise, new Promise((settle) => setTimeout(settle, 1_000))]);
    },
    { brand, mode, locale },
  );
  await done(page, ['completed', 'finished', 'errored']);
}

/**
 * What a story does by itself must not meet what comes next: Storybook would load the page anew.
 * @param {import('playwright').Page} page
 * @param {readonly string[]} phases
 */
const done = (page, phases) =>
  page.waitForFunction(
    (awaited) =>
      awaited.includes(/** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender?.phase),
    phases,
  );

/** What a story may take, in milliseconds; one that takes longer is looked at as it is. */
export const PATIENCE = 20_000;

/**
 * Shows a story in place of the open one, or the open one again, until what it does by itself is done.
 * @param {import('playwright').Page} page
 * @param {string} id
 * @returns {Promise<string[]>} why the story failed
 */
export async function show(page, id) {
  const patience = new AbortController();
  const late = wait(PATIENCE, ['it does not come to its end'], { signal: patience.signal });
  try {
    return await Promise.race([page.evaluate(showInPage, id), late]);
  } finally {
    patience.abort();
    await late.catch(() => undefined);
  }
}

/** @param {string} storyId */
async function showInPage(storyId) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (
    globalThis
  );
  const { promise, resolve } = Promise.withResolvers();
  /** @type {string[]} */
  const thrown = [];
  /** @param {{ message?: string }} error */
  const keep = ({ message = 'it failed without a word' }) => thrown.push(message);
  /** @param {{ storyId: string }} finished */
  const done = (finished) => finished.storyId === storyId && resolve(undefined);
  const failures = ['playFunctionThrewException', 'storyThrewException'];
  for (const failure of failures) channel.on(failure, keep);
  channel.on('storyFinished', done);
  if (preview.currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await promise;
  channel.off('storyFinished', done);
  for (const failure of failures) channel.off(failure, keep);
  return thrown;
}

/**
 * What is wrong with what is shown: wider than the window, or against a rule of axe.
 * @param {import('playwright').Page} page
 * @param {string} where what axe looks at
 * @returns {Promise<string[]>}
 */
export async function faultsOf(page, where) {
  await page.evaluate(settle);
  return page.evaluate(async (selector) => {
    const faults = [];
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) faults.push(`it is ${wider} px wider than the window`);
    const { violations } = await /** @type {any} */ (globalThis).axe.run(selector, {
      resultTypes: ['violations'],
      // WCAG 2.2's, which axe leaves out by itself.
      rules: { 'target-size': { enabled: true } },
      elementRef: true,
    });
    // A menu or a tip stands outside the landmarks of its page, as every layer does.
    const isLayer = (/** @type {any} */ { element }) => element.closest('#storybook-root') === null;
    for (const violation of violations) {
      const { id } = violation;
      const nodes = violation.nodes.filter((/** @type {any} */ node) => id !== 'region' || !isLayer(node));
      if (nodes.length === 0) continue;
      faults.push(
        `${id}: ${nodes
          .map((/** @type {any} */ node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
    }
    return faults;
  }, where);
}

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
    .map(({ id, title, name }) => ({ id, name, title: title.slice(group.length) }));
}
