import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '../../../packages/api/src/vocabulary/permissions.ts';
import { Draft } from '../draft.mjs';
import { fail } from '../entry.mjs';
import { camelCase, sentenceCase } from '../names.mjs';
import { PLACES } from '../places.mjs';
import { addBehind, addEntry, objectIn, withImported } from '../source.mjs';
import { routeEntry, screenFiles, screenFolder, screenWords } from './screen-files.mjs';

/** @typedef {import('./screen-files.mjs').Screen} Screen */

const { api, deck } = PLACES;

/**
 * Adds a screen: its files, route, words and journey, its states as stories, and on request an entry in the menu.
 * @param {string} root the repository
 * @param {Omit<Screen, 'area' | 'operation'> & {
 *   call: string,
 *   part: string,
 *   isInMenu: boolean,
 * }} wanted `call` is the call whose answer it shows, `orders.list`; `part` is its table of routes
 * @returns {string[]} the files that were made or changed, from the root
 */
export function addScreen(root, { call, part, isInMenu, ...wanted }) {
  const draft = new Draft(root);
  const [area = '', operation = ''] = call.split('.');
  const screen = { ...wanted, area, operation };
  check(root, draft, screen);
  const routes = Object.entries(deck.routes).find(([known]) => known === part)?.[1];
  if (routes === undefined)
    fail(`'${part}' has no table of routes: say one of ${Object.keys(deck.routes).join(', ')}.`);

  const { name, path, right } = screen;
  const key = camelCase(name);
  const journey = `${String(nextJourney(root)).padStart(2, '0')}-${name}.spec.ts`;
  for (const [file, text] of Object.entries(screenFiles(screen, `${deck.journeys}/${journey}`)))
    draft.make(file, text);
  draft.edit(routes, (source) => source.replace(/(?=^\] as const satisfies)/m, routeEntry(screen, routes)));
  draft.edit(deck.visits, (source) => {
    const visit = { seconds: 5, routes: ['/', '/login', path], areas: [area, 'session', 'users'].sort() };
    return `${JSON.stringify({ ...JSON.parse(source), [journey]: visit }, null, 2)}\n`;
  });

  draft.edit(deck.catalogue, (source) =>
    addEntry(
      `import type { ${key} } from './en/${key}.ts';\n${source}`,
      /export interface Catalogue /,
      `  ${key}: typeof ${key};\n`,
    ),
  );
  for (const language of readdirSync(join(root, deck.words)).filter((file) => !file.includes('.'))) {
    draft.make(`${deck.words}/${language}/${key}.ts`, screenWords(screen, language));
    const named = `    ${key}: '${sentenceCase(name)}',\n`;
    draft.edit(`${deck.words}/${language}/app.ts`, (source) => {
      const titled = addEntry(source, /title: /, named);
      return isInMenu ? addEntry(titled, /menu: /, named) : titled;
    });
  }
  if (isInMenu) addPlace(draft, { key, path, right });
  return draft.write();
}

/** @param {Draft} draft @param {{ key: string, path: string, right: string }} place */
function addPlace(draft, { key, path, right }) {
  draft.edit(deck.menu, (source) =>
    addBehind(
      addBehind(source, /readonly label:\n/, `    | '${key}'\n`),
      /^ {2}\{ path: '\/orders', .*\n/m,
      `  { path: '${path}', label: '${key}', needs: '${right}' },\n`,
    ),
  );
  draft.edit(deck.menuIcons, (source) =>
    addEntry(withImported(source, 'List', 'lucide-react'), /const icons.* = /, `  ${key}: List,\n`),
  );
}

/** Refuses an invalid request with one sentence. @param {string} root @param {Draft} draft @param {Screen} screen */
function check(root, draft, { name, path, right, area, operation }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    fail(
      `'${name.slice(0, 60)}' is no name for a screen: write it in small letters with hyphens, as in waitlist.`,
    );
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path))
    fail(
      `'${path}' is no path for a new screen: write it like /waitlist. One with parameters begins as a copy of another.`,
    );
  if (!permissions.some((one) => one === right))
    fail(`'${right}' is no right. Those there are: ${permissions.join(', ')}.`);
  if (
    existsSync(join(root, screenFolder(name))) ||
    existsSync(join(root, deck.words, 'en', `${camelCase(name)}.ts`))
  )
    fail(`There is a screen or a catalogue called ${name} already: choose another name.`);
  const calls = draft.read(`${api.contract}/client-manifest.ts`);
  const known = new RegExp(`^ {2}${area}: \\{`, 'm').test(calls)
    ? objectIn(calls, new RegExp(`${area}: `))
    : '';
  if (!new RegExp(`^ {4}${operation}: `, 'm').test(known))
    fail(`The contract has no call ${area}.${operation}: npm run new:call makes one.`);
}

/** The number of the next file of journeys. @param {string} root */
function nextJourney(root) {
  const numbers = readdirSync(join(root, deck.journeys)).map((file) => Number.parseInt(file, 10));
  return Math.max(...numbers.filter((number) => !Number.isNaN(number))) + 1;
}
