/** A person of the demo data with every right. */
const LOGIN = 'eleni.markou@aegeanhouse.gr';
const PASSWORD = 'Kalypso-2026';

/**
 * Signs in to a running Deck, for all tabs of the context.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 */
export async function signIn(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await typeSignIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).waitFor();
  await page.close();
}

/**
 * Types login and password, and presses "Sign in".
 * @param {import('playwright').Page} page
 * @param {{ delay?: number }} how `delay` in milliseconds between two keys; by default none
 */
export async function typeSignIn(page, { delay = 0 } = {}) {
  await page.getByLabel('Login').pressSequentially(LOGIN, { delay });
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD, { delay });
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens a tab that measures the time of its main thread alone, without other load on the machine.
 * @param {import('playwright').BrowserContext} context
 * @returns {Promise<import('../../bench/lib/browser.mjs').Tab>}
 */
export async function openTab(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}
