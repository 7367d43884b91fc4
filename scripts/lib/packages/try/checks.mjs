import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { getFaults } from '../../budgets.mjs';
import { apiFaults } from '../api-text.mjs';
import { lintFaults } from '../lint.mjs';
import { ALL_STYLES } from '../styles.mjs';
import { plain, withStyles } from './application.mjs';
import { buildApplication } from './build.mjs';
import { drawnFaults } from './drawn.mjs';
import { makeApplication } from './folder.mjs';
import { shownFaults } from './shown.mjs';

/** @typedef {import('../pack.mjs').Tarball} Tarball */

/** The types that an application in React has of its own. */
const TYPES = ['@types/react', '@types/react-dom'];

/**
 * Runs every check and prints a line for each, with its faults.
 * @param {readonly Tarball[]} tarballs
 * @param {Readonly<Record<string, number>>} weighed
 * @param {Readonly<Record<string, import('../../budgets.mjs').Budget>>} budgets
 * @returns {Promise<import('../../counts.mjs').Count>}
 */
export async function runChecks(tarballs, weighed, budgets) {
  /** @type {[name: string, check: () => Promise<string[]> | string[]][]} */
  const checks = [
    ...tarballs.map(
      (tarball) =>
        /** @type {[string, () => Promise<string[]>]} */ ([
          `@deck/${tarball.name}: publint and types`,
          () => lintFaults(tarball),
        ]),
    ),
    ...tarballs.map(
      ({ name }) =>
        /** @type {[string, () => string[]]} */ ([`@deck/${name}: the public API`, () => apiFaults(name)]),
    ),
    ['an application without vanilla-extract', () => tryApplication(tarballs, plain)],
    ['an application with vanilla-extract', () => tryStyled(tarballs)],
    ['the weight of a button and a field', () => getFaults(weighed, budgets)],
  ];
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of checks) {
    const faults = await check();
    count[faults.length === 0 ? 'passed' : 'failed'] += 1;
    console.log([`${faults.length === 0 ? '✓' : '✗'} ${name}`, ...faults].join('\n  '));
  }
  return count;
}

/**
 * @param {readonly Tarball[]} tarballs
 * @param {Readonly<Record<string, string>>} files
 */
async function tryApplication(tarballs, files) {
  const folder = makeApplication(tarballs, files, TYPES);
  const faults = [
    ...shownFaults(await buildApplication(folder)),
    ...(await drawnFaults(join(folder, 'web'))),
    ...allStylesFaults(folder),
  ];
  rmSync(folder, { recursive: true });
  return faults;
}

/** @param {readonly Tarball[]} tarballs */
async function tryStyled(tarballs) {
  const folder = makeApplication(tarballs, withStyles, [...TYPES, '@vanilla-extract/css']);
  const built = await buildApplication(folder, vanillaExtractPlugin({ identifiers: () => 'own' }));
  rmSync(folder, { recursive: true });
  return shownFaults(built, ['own']);
}

/**
 * Whether the file of all styles of the kit has what the files of single widgets have.
 * @param {string} folder of an application
 */
function allStylesFaults(folder) {
  const kit = join(folder, 'node_modules/@deck/ui');
  const all = readFileSync(join(kit, ALL_STYLES), 'utf8');
  return globSync('**/*.css', { cwd: kit })
    .filter((file) => file !== ALL_STYLES && !all.includes(readFileSync(join(kit, file), 'utf8').trim()))
    .map((file) => `${ALL_STYLES} lacks the styles of ${file}.`);
}
