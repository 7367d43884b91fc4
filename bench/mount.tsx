import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page into its root. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
