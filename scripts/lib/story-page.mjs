import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { settle } from './settled.mjs';

/**
 * The globals that Storybook and axe define in a page.
 * @typedef {{ message?: string, storyId?: string }} Told
 * @typedef {(event: string, listener: (told: Told) => void) => void} Listen
 * @typedef {{ on: Listen, once: Listen, off: Listen, emit: (event: string, what: object) => void }} Channel
 * @typedef {typeof globalThis & {
 *   __STORYBOOK_ADDONS_CHANNEL__: Channel,
 *   __STORYBOOK_PREVIEW__?: { currentRender?: { id: string, phase: string } },
 *   axe: typeof import('axe-core'),
 * }} StoryPage
 */

const WIDE = { width: 1280, height: 900 };
/** The reflow criterion of WCAG: 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Opens a story. Looks and other stories are then shown inside the same page.
 * @param {import('playwright').Page} page
 * @param {string} url of the built Storybook
 * @param {string} id
 */
export async function openStory(page, url, id) {
  // Storybook's own run of axe would collide with ours.
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await done(page, ['finished', 'errored']);
  // Storybook adds links before ours, so the link past the menu would not be the first.
  await page.evaluate(() => document.querySelectorAll('.sb-wrapper a').forEach((link) => void link.remove()));
  // Content out of sight would keep the colours of the previous look.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(AXE);
  await page.evaluate(tellFillAsColor);
}

/**
 * In forced colours Chromium draws text in the system's colour. It still reports the old fill colour, which axe reads
 * first. No text here has a fill colour of its own, so this reports the colour instead.
 */
function tellFillAsColor() {
  const told = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return told.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/**
 * Shows the open story in a look.
 * @param {import('playwright').Page} page
 * @param {import('./looks.mjs').Look} look
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
      const channel = /** @type {StoryPage} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
      channel.once('storyRendered', () => resolve(undefined));
      channel.emit('updateGlobals', { globals });
      // Unchanged globals cause no rendering, so there is no event.
      await Promise.race([promise, new Promise((settle) => setTimeout(settle, 1_000))]);
    },
    { brand, mode, locale },
  );
  await done(page, ['completed', 'finished', 'errored']);
}

/**
 * Waits for a phase of the story. Storybook reloads the page if the next story begins during a play function.
 * @param {import('playwright').Page} page
 * @param {readonly string[]} phases
 */
const done = (page, phases) =>
  page.waitForFunction((awaited) => {
    const page = /** @type {StoryPage} */ (globalThis);
    return awaited.includes(page.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '');
  }, phases);

/** The time limit of a story, in milliseconds. A slower one is checked as it is. */
export const PATIENCE = 20_000;

/**
 * Shows a story in place of the open one, or shows the open one again, until its play function has ended.
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
  const page = /** @type {StoryPage} */ (globalThis);
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
  const { promise, resolve } = Promise.withResolvers();
  /** @type {string[]} */
  const thrown = [];
  /** @param {Told} error */
  const keep = ({ message = 'it failed without a word' }) => thrown.push(message);
  /** @param {Told} finished */
  const done = (finished) => finished.storyId === storyId && resolve(undefined);
  const failures = ['playFunctionThrewException', 'storyThrewException'];
  for (const failure of failures) channel.on(failure, keep);
  channel.on('storyFinished', done);
  if (page.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await promise;
  channel.off('storyFinished', done);
  for (const failure of failures) channel.off(failure, keep);
  return thrown;
}

/**
 * Finds the faults of the page: what is wider than the window, and violations of axe's rules.
 * @param {import('playwright').Page} page
 * @param {string} where selector of the part that axe checks
 * @returns {Promise<string[]>}
 */
export async function readFaults(page, where) {
  await page.evaluate(settle);
  return page.evaluate(async (selector) => {
    const faults = [];
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) faults.push(`it is ${wider} px wider than the window`);
    const { axe } = /** @type {StoryPage} */ (globalThis);
    const { violations } = await axe.run(selector, {
      resultTypes: ['violations'],
      // A rule of WCAG 2.2, which axe omits by default.
      rules: { 'target-size': { enabled: true } },
      elementRef: true,
    });
    // A menu or a tooltip is outside the landmarks of its page, as every layer is.
    const isLayer = (/** @type {HTMLElement | undefined} */ element) => !element?.closest('#storybook-root');
    // A fixed bar covers different targets as the page scrolls.
    const isSmall = async (/** @type {HTMLElement | undefined} */ element) => {
      if (!element) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const alone = { runOnly: ['target-size'], rules: { 'target-size': { enabled: true } } };
      return (await axe.run(element, alone)).violations.length > 0;
    };
    for (const { id, nodes } of violations) {
      const places = [];
      for (const { element, target } of nodes) {
        if (id === 'region' && isLayer(element)) continue;
        if (id === 'target-size' && !(await isSmall(element))) continue;
        places.push(target.join(' '));
      }
      if (places.length > 0) faults.push(`${id}: ${places.slice(0, 3).join(' | ')}`);
    }
    return faults;
  }, where);
}
