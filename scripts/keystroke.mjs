/**
 * Measures a key press in the form of a new order with twenty open positions, beside one with a single position. The
 * figure is the main thread's work, layout and paint included: a median of alternating rounds, in milliseconds. It
 * prints one line of JSON. Only the ratio is comparable between machines. It needs a running Deck: `npm run
 * bench:keystroke -- http://localhost:4000`.
 */
import { settle, withBrowser, workOf } from '../bench/lib/browser.mjs';
import { median } from '../bench/lib/report.mjs';
import { openTab, signIn } from './lib/deck-tab.mjs';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const POSITIONS = 20;
const ROUNDS = 20;
const KEYS = 40;

/**
 * @param {import('playwright').BrowserContext} context
 * @param {number} count
 */
async function toForm(context, count) {
  const tab = await openTab(context);
  const { page } = tab;
  await page.goto(`${address}/orders/create`);
  const add = page.getByRole('button', { name: 'Add a position' });
  for (let n = 1; n < count; n += 1) await add.click();
  await page.getByRole('heading', { name: `Position ${count}`, exact: true }).waitFor();
  // After one refused check the form validates at every key.
  await page.getByRole('button', { name: 'Check data' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  return tab;
}

/**
 * Types into the name of the first position, and waits for each key to be drawn before the next.
 * @param {import('playwright').Page} page
 */
const type = (page) =>
  page.evaluate(async (keys) => {
    const input = document.querySelector('input[name="positions.0.name"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let n = 0; n < keys; n += 1) {
      set?.call(input, 'Deluxe Sea View'.slice(0, 1 + (n % 15)));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }, KEYS);

await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address);
  const forms = [await toForm(context, 1), await toForm(context, POSITIONS)];
  /** @type {number[][]} */
  const work = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, form] of forms.entries()) {
      await form.page.bringToFront();
      await settle(form);
      const start = await workOf(form);
      await type(form.page);
      await settle(form);
      if (round > 1) work[index]?.push(((await workOf(form)) - start) / KEYS);
    }
  const [one = 0, many = 0] = work.map(median);
  const shown = (/** @type {number} */ number) => Number(number.toFixed(2));
  console.log(
    JSON.stringify({
      key: 'name of a position',
      one: shown(one),
      [`of ${POSITIONS}`]: shown(many),
      ratio: shown(many / one),
    }),
  );
});
