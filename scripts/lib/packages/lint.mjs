import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { program, runNode } from '../processes.mjs';
import { readManifest } from '../workspaces.mjs';
import { distOf } from './exports.mjs';

/**
 * What publint and "Are the types wrong?" say of a packed file. The packages are ESM alone; styles and drawings have no types.
 * @param {import('./pack.mjs').Tarball} tarball
 * @returns {Promise<string[]>} faults, one line each
 */
export async function lintFaults({ name, file }) {
  const manifest = readManifest(distOf(name));
  const { messages } = await publint({ pkgDir: distOf(name), strict: true });
  const said = messages.map((message) => formatMessage(message, manifest) ?? message.code);
  const untyped = Object.keys(manifest.exports).filter((path) => /\.(css|svg)$/.test(path));
  const { code, output } = await runNode([
    program('@arethetypeswrong/cli', 'attw'),
    file,
    ...['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
    ...(untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []),
  ]);
  return [...said, ...(code === 0 ? [] : [output])].map((fault) => `@deck/${name}: ${fault}`);
}
