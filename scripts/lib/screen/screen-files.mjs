import { posix } from 'node:path';
import { camelCase, pascalCase, sentenceCase } from '../names.mjs';
import { PLACES } from '../places.mjs';

/**
 * A screen to be added.
 * @typedef {object} Screen
 * @property {string} name in kebab-case
 * @property {string} path `/waitlist`
 * @property {string} right the right to open it
 * @property {string} area of the contract whose call it shows
 * @property {string} operation of that call
 */

const { deck } = PLACES;

/** The path by which one file imports another: `../../api.ts`. @param {string} folder @param {string} file */
const from = (folder, file) => {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The folder of a screen. @param {string} name */
export const screenFolder = (name) => `${deck.screens}/${name}`;

/**
 * The files of a screen, by path. Its story and its journey fail until they are written.
 * @param {Screen} screen
 * @param {string} journey the file of its journey
 * @returns {Record<string, string>}
 */
export function screenFiles({ name, path, area, operation }, journey) {
  const folder = screenFolder(name);
  const words = camelCase(name);
  const title = sentenceCase(name);
  const story = `${deck.stories}/${name}.stories.tsx`;
  return {
    [`${folder}/${name}-data.ts`]: `import { query } from '@deck/api/react';
import { api, queryClient } from '${from(folder, deck.api)}';

export const ${words}Query = () => query(api.${area}.${operation});

/** What the screen shows first. */
export function load${pascalCase(name)}(): void {
  void queryClient.prefetchQuery(${words}Query());
}
`,
    [`${folder}/${name}-screen.tsx`]: `import { PageHeader } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingPage } from '${from(folder, deck.pageStates)}';
import { ${words}Query } from './${name}-data.ts';

/** Say in one sentence what it is for. */
export function ${pascalCase(name)}Screen() {
  const { t } = useTranslation(['${words}', 'app']);
  const { data, error, refetch } = useQuery(${words}Query());
  if (error) return <LoadFailed page title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingPage />;
  return <PageHeader title={t('app:title.${words}')} />;
}
`,
    [story]: `import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { defineScenes, screen } from '${from(deck.stories, `${deck.storyTesting}/scene.tsx`)}';
import { failed, forbidden, loading } from '${from(deck.stories, `${deck.storyTesting}/states.ts`)}';

const meta = { ...screen, title: 'Screens/${title}', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ${words} = defineScenes('${path}');
const { ${operation} } = contract.${area};

export const Full = ${words}({ expected: '${title} promises nothing yet: write here what a person reads on it' });
export const Loading = ${words}(loading(${operation}));
export const Failed = ${words}(failed('${words}:failed', ${operation}));
export const Forbidden = ${words}(forbidden);
`,
    [journey]: `import { expect } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('${title}: what somebody comes for', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('${path}');
  await expect(page.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
  throw new Error('${title} has no journey yet: walk here through what somebody does on it.');
});
`,
  };
}

/**
 * The catalogue of a screen in a language, in English until somebody translates it.
 * @param {Screen} screen
 * @param {string} language
 */
export function screenWords({ name, path }, language) {
  const words = camelCase(name);
  const body = `  failed: '${sentenceCase(name)} could not be loaded',\n`;
  if (language === 'en') return `/** The words of ${path}. */\nexport const ${words} = {\n${body}};\n`;
  return `import type { ${words} as english } from '../en/${words}.ts';
import type { Translated } from '../i18n.ts';

export const ${words}: Translated<typeof english, '${language}'> = {\n${body}};\n`;
}

/**
 * The entry of the screen in the table of routes.
 * @param {Screen} screen
 * @param {string} routes the file of the table
 */
export function routeEntry({ name, path, right }, routes) {
  const folder = from(posix.dirname(routes), screenFolder(name));
  const part = pascalCase(name);
  return `  {
    path: '${path}',
    title: '${camelCase(name)}',
    layout: 'app',
    feature: '${right}',
    breadcrumbs: true,
    screen: () => import('${folder}/${name}-screen.tsx').then(({ ${part}Screen }) => ${part}Screen),
    words: ['${camelCase(name)}'],
    data: () => import('${folder}/${name}-data.ts').then(({ load${part} }) => load${part}),
  },
`;
}
