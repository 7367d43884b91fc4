import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { environment } from '../processes.mjs';
import { distOf, PUBLISHED } from './exports.mjs';

/** @typedef {{ name: import('./exports.mjs').Published, file: string, files: number, kB: number }} Tarball `file` is an absolute path */

/**
 * Packs the built packages, as the registry would receive them.
 * @param {string} [to] the folder, which is emptied first
 * @returns {Tarball[]}
 */
export function packAll(to = inRoot('dist/packages')) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  return PUBLISHED.map((name) => {
    const output = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', to], {
      cwd: distOf(name),
      env: environment(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const parsed = JSON.parse(output);
    const packed = Array.isArray(parsed) ? parsed[0] : Object.values(parsed)[0];
    return { name, file: join(to, packed.filename), files: packed.entryCount, kB: packed.size / 1000 };
  });
}
