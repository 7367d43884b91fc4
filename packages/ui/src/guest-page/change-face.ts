import { media } from '@deck/tokens';
import { flushSync } from 'react-dom';

/** Changes the page in one view transition, such as from the form to the receipt; at once where motion is unwanted. */
export function changeFace(update: () => void): void {
  const isStill = window.matchMedia(media.reducedMotion).matches;
  if (isStill || typeof document.startViewTransition !== 'function') {
    update();
    return;
  }
  document.startViewTransition(() => flushSync(update));
}
