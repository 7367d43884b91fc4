import { trustedWorker } from '@deck/ui';
import { release } from './release.ts';

/**
 * Starts the worker that keeps the files of the product for the next visit. Without storage, or where the browser has
 * none, everything works as before. A new release replaces a page at once while nobody has touched it, else at the next
 * link.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'release') return;
    release.note();
    if (navigator.userActivation?.hasBeenActive === false) location.reload();
  });
  await serviceWorker.register(trustedWorker('/service-worker.js'));
  // Without a network the frame stands around the message.
  await import('../frame/waiting-frame.tsx');
  const { active } = await serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
