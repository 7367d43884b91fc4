/**
 * How a built module imports its styles. Bundlers get the file; Node, which cannot read it, gets `NO_STYLES`.
 * @see writeManifest
 */
export const STYLES = '#styles/';

/** An empty module, which stands for styles where nothing is drawn. */
export const NO_STYLES = 'no-styles.js';

/** All styles of a package in one file, for a page without a bundler. */
export const ALL_STYLES = 'styles.css';

/**
 * The file of the styles of a source: `button/button.css` for `button/button.css.ts.vanilla.css`.
 * @param {string} name as vanilla-extract names it
 */
export const toStyleFile = (name) => name.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/**
 * A plugin that keeps the styles of each module in a file of its own. The module imports it, so an application gets the
 * styles of the widgets that it uses. It also emits all of them in one file.
 * @returns {import('vite').Plugin}
 */
export function separateStyles() {
  return {
    name: 'deck:separate-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const files = inOrder(chunks).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      if (files.length === 0) return;
      for (const chunk of chunks) {
        const own = [...(chunk.viteMetadata?.importedCss ?? [])];
        chunk.code = `${own.map((file) => `import '${STYLES}${file}';\n`).join('')}${chunk.code}`;
      }
      const sources = [...new Set(files)].map((file) => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? asset.source : '';
      });
      this.emitFile({ type: 'asset', fileName: ALL_STYLES, source: sources.join('\n') });
      this.emitFile({ type: 'asset', fileName: NO_STYLES, source: 'export {};\n' });
    },
  };
}

/** @typedef {import('vite').Rollup.OutputChunk} Chunk */

/**
 * Chunks in the order in which they run: each after those that it imports, so that later styles win as in the source.
 * @param {readonly Chunk[]} chunks
 * @returns {Chunk[]}
 */
export function inOrder(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Set<Chunk>} */
  const seen = new Set();
  /** @type {Chunk[]} */
  const ordered = [];
  const visit = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
    ordered.push(chunk);
  };
  visit(byFile.get('index.js'));
  for (const chunk of chunks) visit(chunk);
  return ordered;
}
