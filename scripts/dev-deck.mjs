import { createServer } from 'vite';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';

/** The paths that the sandbox answers; the deck answers all others. */
const SANDBOX_PATHS = '^/(auth|api|public|backoffice|resources|transactions|pay|sandbox|docs)(/|$|\\?)';

/** Serves the deck with hot reload on PORT, and proxies the sandbox at SANDBOX_ORIGIN on the same origin. */
await entry(async () => {
  const server = await createServer({
    root: inRoot('apps/deck'),
    server: {
      port: Number(process.env.PORT),
      strictPort: true,
      proxy: { [SANDBOX_PATHS]: { target: process.env.SANDBOX_ORIGIN ?? '', changeOrigin: false } },
    },
  });
  await server.listen();
});
