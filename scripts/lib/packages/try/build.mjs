import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fail } from '../../entry.mjs';
import { program, runNode } from '../../processes.mjs';

/** @typedef {{ html: string, scripts: Record<string, string>, styles: string, fonts: string[] }} Built `html` as rendered on a server */

/**
 * Checks the types of an application against the packed declarations, builds it for the browser, and renders it on the
 * server. Throws a Refusal with the compiler's faults.
 * @param {string} folder
 * @param {import('vite').PluginOption} [plugins]
 * @returns {Promise<Built>}
 */
export async function buildApplication(folder, plugins = undefined) {
  const { code, output } = await runNode([program('typescript', 'tsc'), '--project', folder], {
    cwd: folder,
  });
  if (code !== 0) fail(`The packed declarations do not fit the application:\n${output}`);
  /** @type {import('vite').InlineConfig} */
  const common = { configFile: false, root: folder, logLevel: 'error', plugins: [plugins] };
  await build({ ...common, build: { outDir: 'web', assetsInlineLimit: 0 } });
  await build({
    ...common,
    build: { outDir: 'server', ssr: 'server.tsx' },
    ssr: { noExternal: [/^@deck\//] },
  });
  const assets = join(folder, 'web/assets');
  const names = readdirSync(assets);
  const text = (/** @type {string} */ name) => readFileSync(join(assets, name), 'utf8');
  const { render } = await import(pathToFileURL(join(folder, 'server/server.js')).href);
  return {
    html: await render(),
    scripts: Object.fromEntries(names.filter((one) => one.endsWith('.js')).map((one) => [one, text(one)])),
    styles: names
      .filter((one) => one.endsWith('.css'))
      .map(text)
      .join('\n'),
    fonts: names.filter((one) => one.endsWith('.woff2')),
  };
}
