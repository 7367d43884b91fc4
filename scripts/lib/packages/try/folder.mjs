import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail } from '../../entry.mjs';
import { inRoot } from '../../paths.mjs';
import { readManifest } from '../../workspaces.mjs';

/**
 * Makes an application's folder outside the workspace, with the packed files unpacked into its node_modules. What their
 * manifests name, and nothing else, is linked to the installed packages of this tree: nothing is downloaded.
 * @param {readonly import('../pack.mjs').Tarball[]} tarballs
 * @param {Readonly<Record<string, string>>} files of the application, by their names
 * @param {readonly string[]} [more] packages that the application itself needs
 * @returns {string} the folder
 */
export function makeApplication(tarballs, files, more = []) {
  const folder = mkdtempSync(join(tmpdir(), 'deck-packages-'));
  const needed = new Set(more);
  for (const { name, file } of tarballs) {
    const to = join(folder, 'node_modules/@deck', name);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', to, '--strip-components', '1']);
    const { dependencies = {}, peerDependencies = {} } = readManifest(to);
    for (const one of Object.keys({ ...dependencies, ...peerDependencies })) needed.add(one);
  }
  for (const one of needed) if (!one.startsWith('@deck/')) link(folder, one);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/**
 * @param {string} folder
 * @param {string} name of a package
 */
function link(folder, name) {
  const installed = inRoot('node_modules', name);
  if (!existsSync(installed)) fail(`A packed package needs ${name}, which is not installed here.`);
  const to = join(folder, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(installed, to, 'junction');
}
