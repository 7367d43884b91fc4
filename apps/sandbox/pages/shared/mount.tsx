import '@deck/tokens/theme';
import { artwork } from '@deck/tokens/brand';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page, with the brand's favicon. */
export function mount(page: ReactNode): void {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = artwork.faviconUrl;
  document.head.append(icon);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

/** The device's time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
