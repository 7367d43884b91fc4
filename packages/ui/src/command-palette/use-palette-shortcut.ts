import { useLayoutEffect, useState } from 'react';
import { isMac, opensPalette } from './palette-keys.ts';

/**
 * Toggles a palette by Ctrl+K (Cmd+K), even before it has loaded. Not over a dialog, since navigating would
 * lose its input.
 */
export function usePaletteShortcut(open: boolean, onOpenChange: (open: boolean) => void): void {
  const [mac] = useState(isMac);
  // A key pressed at the first picture counts already.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensPalette(event, mac)) return;
      // Otherwise the browser would focus its search.
      event.preventDefault();
      if (event.repeat || (!open && document.querySelector('[aria-modal="true"]'))) return;
      onOpenChange(!open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, onOpenChange, mac]);
}
