import { useEffect, useState } from 'react';
import { isMac, opensPalette } from './palette-keys.ts';

/**
 * Opens and closes a palette by Ctrl+K (Cmd+K), whether or not it is there yet. Not over a dialog: what leads elsewhere
 * would lose what was entered there.
 */
export function usePaletteShortcut(open: boolean, onOpenChange: (open: boolean) => void): void {
  const [mac] = useState(isMac);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensPalette(event, mac)) return;
      // The browser would go to its own search.
      event.preventDefault();
      if (event.repeat || (!open && document.querySelector('[aria-modal="true"]'))) return;
      onOpenChange(!open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, onOpenChange, mac]);
}
