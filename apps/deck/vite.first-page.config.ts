import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const DIST = join(import.meta.dirname, 'dist');

const FRAME = 'src/app/frame/app-layout.tsx';

/** The screens that the server draws, and the sources of their styles. */
const drawn = {
  login: ['src/features/login/login-screen.tsx'],
  orders: [FRAME, 'src/features/orders/list/orders-screen.tsx'],
  payments: [FRAME, 'src/features/payments/list/payments-screen.tsx'],
};

interface Chunk {
  readonly file: string;
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
    const read = (name: string) => JSON.parse(readFileSync(join(DIST, '.vite', name), 'utf8'));
    const manifest: Readonly<Record<string, Chunk>> = read('manifest.json');
    const places: Readonly<Record<string, string>> = read('places.json');
    // A source without a chunk of its own stands in the manifest by its file.
    const chunkOf = (source: string) =>
      Object.keys(manifest).find((chunk) => manifest[chunk]?.file === places[source]) ?? source;
    const page = readFileSync(join(DIST, 'index.html'), 'utf8');
    const stylesOf = (chunk: string, seen: Set<string>): readonly string[] => {
      if (seen.has(chunk)) return [];
      seen.add(chunk);
      const { imports = [], css = [] } = manifest[chunk] ?? {};
      return [...imports.flatMap((imported) => stylesOf(imported, seen)), ...css];
    };
    const files = Object.entries(drawn).map(([name, sources]) => {
      const seen = new Set<string>();
      const styles = new Set(sources.flatMap((source) => stylesOf(chunkOf(source), seen)));
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
