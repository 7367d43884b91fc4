import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readManifest } from '../workspaces.mjs';
import { distOf, folderOf } from './exports.mjs';
import { getPublicNames } from './public-names.mjs';

/** @param {import('./exports.mjs').Published} name */
const fileOf = (name) => join(folderOf(name), 'api.txt');

/**
 * The public API of a built package: each export with its declaration, then the declarations that these name.
 * @param {import('./exports.mjs').Published} name
 */
export function writeApi(name) {
  const root = distOf(name);
  /** @type {Map<string, string>} */
  const all = new Map();
  const exported = Object.entries(
    /** @type {Record<string, { types?: string }>} */ (readManifest(root).exports),
  );
  const parts = exported.flatMap(([path, { types }]) => {
    if (types === undefined) return [`## ${path}`];
    return globSync(types, { cwd: root })
      .map((file) => file.split(sep).join('/'))
      .sort()
      .flatMap((file) => {
        const { names, behind } = getPublicNames(root, file);
        for (const [key, text] of behind) all.set(key, text);
        const own = path.includes('*') ? path.replace('*', file.replace(/^.*\/|\.d\.ts$/g, '')) : path;
        return [`## ${own}`, ...[...names].map(([one, text]) => `${one}\n${indent(text)}`)];
      });
  });
  const behind = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `# @deck/${name}: the public API. Written by npm run packages:try -- --write`,
    ...parts,
    ...(behind.length > 0 ? ['# Named by them'] : []),
    ...behind.map(([key, text]) => `${key}\n${indent(text)}`),
    '',
  ].join('\n\n');
}

/** @param {string} text a blank line stays blank */
const indent = (text) => text.replace(/^(?=.)/gm, '  ');

/** @param {import('./exports.mjs').Published} name */
export const renewApi = (name) => writeFileSync(fileOf(name), writeApi(name));

/**
 * Compares the public API with the text that was reviewed.
 * @param {import('./exports.mjs').Published} name
 * @returns {string[]} the first lines that differ, and how to renew the text
 */
export function apiFaults(name) {
  const reviewed = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
  return differences(reviewed, writeApi(name), `packages/${name}/api.txt`);
}

/** How many lines of a difference are shown: the review shows all. */
const SHOWN = 12;

/**
 * @param {string} before
 * @param {string} after
 * @param {string} file
 * @returns {string[]}
 */
export function differences(before, after, file) {
  if (before === after) return [];
  const [old, now] = [before, after].map((text) => new Set(text.split('\n')));
  const gone = [...(old ?? [])].filter((line) => !now?.has(line)).map((line) => `- ${line.trim()}`);
  const come = [...(now ?? [])].filter((line) => !old?.has(line)).map((line) => `+ ${line.trim()}`);
  return [
    `${file} differs. If it is meant, run npm run packages:try -- --write and add a changeset.`,
    ...[...gone, ...come].slice(0, SHOWN),
  ];
}
