import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const DIST = join(import.meta.dirname, 'dist');

/** The screens that the server draws, and their sources. */
const drawn = {
  orders: 'src/features/orders/list/orders-screen.tsx',
  payments: 'src/features/payments/list/payments-screen.tsx',
};

interface Chunk {
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/**
 * Writes the style sheets of each drawn screen as one file: a browser waits for all of them before it draws, and over
 * HTTP/1.1 six requests at once are the most. What the page links itself is left out.
 */
const stylesOfScreens: Plugin = {
  name: 'styles-of-screens',
  closeBundle() {
    const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
      readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
    );
    const page = readFileSync(join(DIST, 'index.html'), 'utf8');
    const stylesOf = (source: string, seen = new Set<string>()): readonly string[] => {
      if (seen.has(source)) return [];
      seen.add(source);
      const { imports = [], css = [] } = manifest[source] ?? {};
      return [...imports.flatMap((imported) => stylesOf(imported, seen)), ...css];
    };
    const seen = new Set<string>();
    const frame = stylesOf('src/app/frame/app-layout.tsx', seen);
    const files = Object.entries(drawn).map(([name, source]) => {
      const styles = new Set([...frame, ...stylesOf(source, new Set(seen))]);
      const text = [...styles]
        .filter((file) => !page.includes(file))
        .map((file) => readFileSync(join(DIST, file), 'utf8'))
        .join('\n');
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      const file = `assets/first-${name}-${hash}.css`;
      writeFileSync(join(DIST, file), text);
      return [name, `/${file}`];
    });
    writeFileSync(join(DIST, '.first-page/styles.json'), JSON.stringify(Object.fromEntries(files)));
  },
};

/** Builds what draws the first page on the server: the components and class names of the pages, as a module. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), brandPlugin(), stylesOfScreens],
  // A server does not say so by itself, and React would be that of development.
  define: { 'process.env.NODE_ENV': '"production"' },
  // An installation has no packages of the pages.
  ssr: { noExternal: true },
  build: {
    target: 'es2024',
    ssr: 'src/app/first-page/draw-first-page.tsx',
    outDir: 'dist/.first-page',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'draw.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
