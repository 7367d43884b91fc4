import type { Page } from '@playwright/test';

/**
 * From now on pages come without the answers of their first screen and its drawing, as from a web server alone: the deck asks for them
 * itself, where a journey can hold them back or change them.
 */
export async function servePageAlone(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<script type="application\/json".*?<\/script>/s, '')
      .replace('<div id="first-page"', '<div hidden');
    await route.fulfill({ response, body });
  });
}
