import { trustedWorker } from '@deck/ui';
import type { Greeting } from './greeting.ts';

/**
 * Starts the worker that keeps the files of the product for the next visit. Without storage, or where the browser has
 * none, everything works as before.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedWorker('/service-worker.js'));
  // Without a network the frame stands around the message.
  await import('../frame/waiting-frame.tsx');
  const { active } = await serviceWorker.ready;
  const greeting: Greeting = {
    release: ownRelease(),
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
  active?.postMessage(greeting);
}

/** The path of the first built script of the page: its name changes with each release. */
function ownRelease(): string {
  const scripts = [...document.scripts].map(({ src }) => URL.parse(src)?.pathname ?? '');
  return scripts.find((path) => path.startsWith('/assets/')) ?? '';
}
