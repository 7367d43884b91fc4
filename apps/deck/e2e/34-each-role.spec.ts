import { expect, type Page } from '@playwright/test';
import { menu } from '../src/app/menu.ts';
import { type Route, routes } from '../src/app/routes.ts';
import { app } from '../src/platform/i18n/en/app.ts';
import { owner } from './sign-in.ts';
import { test } from './test.ts';

const ofUsersAndSettings = [
  'USERS_LIST_VIEW',
  'USERS_INSTANCE_VIEW',
  'SETTINGS_VIEW',
  'SETTINGS_EDIT',
  'SETTINGS_INTEGRATION',
];

/** The features of the route table a role does not open. It opens all others. */
const roles: readonly { role: string; login: string; lacks: readonly string[] }[] = [
  { role: 'OWNER', login: owner.login, lacks: [] },
  {
    role: 'MANAGER',
    login: 'nikos.stathakis@aegeanhouse.gr',
    lacks: ['SETTINGS_EDIT', 'SETTINGS_INTEGRATION'],
  },
  {
    role: 'AGENT',
    login: 'katerina.vlachou@aegeanhouse.gr',
    lacks: [...ofUsersAndSettings, 'ORDER_PERMANENT_LINK'],
  },
  {
    role: 'VIEWER',
    login: 'peter.lang@aegeanhouse.gr',
    lacks: [
      ...ofUsersAndSettings,
      'ORDER_PERMANENT_LINK',
      'ORDER_INSTANCE_CREATE',
      'ORDER_INSTANCE_EDIT',
      'ORDER_SPLIT_PAYMENTS',
    ],
  },
];

/** The letters' links are open to anyone, whatever the role. */
const table: readonly Route[] = routes.filter(({ path }) => !/^\/login\/(reset|change|set)/.test(path));

/** An address of the route: nothing exists there, but the permission is checked. */
const toAddress = ({ path }: Route): string =>
  path === '*' ? '/no/such/page' : path.replaceAll(/\{\w+\}/g, 'none');

/** Where a user ends up on a route, by the rules of the specification. */
function getRest(route: Route, lacks: readonly string[]): Route {
  const at = (path: string) => table.find((each) => each.path === path) ?? route;
  if (route.layout === 'login' || ['/403', '/404'].includes(route.path)) return at('/');
  if (route.aliasOf !== undefined) return getRest(at(route.aliasOf), lacks);
  return route.feature !== undefined && lacks.includes(route.feature) ? at('/') : route;
}

/** Navigates like a link of the product, without a reload. */
const open = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Signs in and switches to English, whatever the user's language. */
async function enter(page: Page, login: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^(Account of|Λογαριασμός)/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveTitle(/ · Deck · Home$/);
}

async function readMenu(page: Page): Promise<string[]> {
  // Beside the menu: the brand, which links to the first screen, and the business profiles.
  const places = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem');
  const closed = places.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await places.getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

// Specification 1.30, 2.1, 2.32, 2.33
for (const { role, login, lacks } of roles)
  test(`${role} opens exactly its screens`, async ({ page }) => {
    await enter(page, login);
    const featureOf = (path: string) => table.find((route) => route.path === path)?.feature ?? '';
    const offered = menu.filter(
      ({ needs, path }) => ![needs, featureOf(path)].some((key) => lacks.includes(key)),
    );
    expect(await readMenu(page)).toEqual(
      offered.map(({ path, search }) => (search === undefined ? path : `${path}?${search}`)),
    );
    for (const route of table) {
      const address = toAddress(route);
      const rest = getRest(route, lacks);
      await open(page, address);
      await expect(page, address).toHaveURL(({ pathname }) => pathname === toAddress(rest));
      await expect(page, address).toHaveTitle(new RegExp(` · Deck · ${app.title[rest.title]}$`));
    }
  });
