import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ screens: readonly string[], words: readonly string[], kB: number }} Budget the screens and the words that
 *   come with a page, by the names of their files, and the most its scripts may weigh, in kB of gzip
 */

/**
 * What the scripts of a page weigh that is opened first: the page's own, its screen's, and the words of the language that
 * has the longest.
 * @param {string} site the built files
 * @param {Budget} budget
 * @returns {number} kB of gzip
 */
export function weightOf(site, { screens, words }) {
  const assets = join(site, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const own = [...html.matchAll(/<script[^>]*src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
  const named = (/** @type {string} */ name) => {
    const found = files.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
    if (found.length === 0) throw new Error(`The build has no file of ${name}.`);
    return found;
  };
  const weight = (/** @type {string} */ file) => gzipSync(readFileSync(join(assets, file))).length;
  const scripts = withImports(assets, [...own, ...screens.flatMap(named)]);
  const spoken = words.map((area) => Math.max(...named(area).map(weight)));
  return (
    [...scripts]
      .map(weight)
      .concat(spoken)
      .reduce((sum, each) => sum + each, 0) / 1000
  );
}

/**
 * @param {string} assets
 * @param {readonly string[]} first
 * @returns {ReadonlySet<string>} these files and all that they cannot run without
 */
function withImports(assets, first) {
  /** @type {Set<string>} */
  const all = new Set();
  const waiting = [...first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      waiting.push(next);
  }
  return all;
}
