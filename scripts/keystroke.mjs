/**
 * What a key costs in the form of a new order of twenty open positions, beside one of a single one: script and layout,
 * medians of alternating rounds, in milliseconds. One line of JSON; only the ratio carries to another machine. Needs a
 * Deck that runs: `npm run bench:keystroke -- http://localhost:4000`.
 */
import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const POSITIONS = 20;
const ROUNDS = 20;
const KEYS = 40;

const browser = await chromium.launch(launchOptions(await ensureChromium()));
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });

/** @param {number} count */
async function formOf(count) {
  const page = await context.newPage();
  await page.goto(`${address}/orders/create`);
  const add = page.getByRole('button', { name: 'Add a position' });
  for (let n = 1; n < count; n += 1) await add.click();
  await page.getByRole('heading', { name: `Position ${count}`, exact: true }).waitFor();
  // Touched and refused once: from then on each key is checked, too.
  await page.getByRole('button', { name: 'Check data' }).click();
  return page;
}

/**
 * Types into the name of the first position.
 * @param {import('@playwright/test').Page} page
 */
const type = (page) =>
  page.evaluate(async (keys) => {
    const input = document.querySelector('input[name="positions.0.name"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const { port1, port2 } = new MessageChannel();
    const settled = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    const times = [];
    for (let n = 0; n < keys; n += 1) {
      const start = performance.now();
      set?.call(input, 'Deluxe Sea View'.slice(0, 1 + (n % 15)));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      await settled();
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times;
  }, KEYS);

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.getByLabel('Login').fill('eleni.markou@aegeanhouse.gr');
  await page.getByLabel('Password', { exact: true }).fill('Kalypso-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor();
  const forms = [await formOf(1), await formOf(POSITIONS)];
  /** @type {number[][]} */
  const times = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, form] of forms.entries()) {
      await form.bringToFront();
      const taken = await type(form);
      if (round > 1) times[index]?.push(...taken);
    }
  const [one = 0, many = 0] = times.map(median);
  const shown = (/** @type {number} */ number) => Number(number.toFixed(2));
  console.log(
    JSON.stringify({
      key: 'name of a position',
      one: shown(one),
      [`of ${POSITIONS}`]: shown(many),
      ratio: shown(many / one),
    }),
  );
} finally {
  await browser.close();
}
