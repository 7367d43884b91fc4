import { trustedWorker } from '@deck/ui';

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
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
