import { vars } from '@deck/tokens/contract';
import { type ReactNode, useLayoutEffect } from 'react';
import { fetchLayers } from '../packages/ui/src/layer/on-demand.tsx';
// The kit's index would make Chromatic take every picture again after a change of any widget.
import { locales } from '../packages/ui/src/messages/messages.ts';
import { pseudoMessages } from '../packages/ui/src/messages/pseudo.ts';
import '../packages/ui/src/provider/kit-mark.css.ts';
import { UiProvider } from '../packages/ui/src/provider/ui-provider.tsx';
import { PSEUDO } from './toolbar.ts';

const pseudo = pseudoMessages();

// As in a page that somebody uses already: a story shows what a layer does, not when its code comes.
await fetchLayers();

interface ReaderProps {
  globals: Record<string, unknown>;
  /** Whether to omit the margin, for content that fills the window: `parameters: { flush: true }`. */
  flush: boolean;
  children: ReactNode;
}

/** Applies the toolbar's brand, mode and language to the document, as the application does. */
export function Reader({ globals, flush, children }: ReaderProps) {
  const { brand, mode } = globals;
  const locale = locales.find((known) => known === globals.locale) ?? 'en';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.className = `brand-${brand}`;
    root.dataset.mode = String(mode);
    root.lang = locale;
  }, [brand, mode, locale]);
  return (
    <UiProvider
      locale={locale}
      timeZone="Europe/Athens"
      messages={globals.locale === PSEUDO ? pseudo : undefined}
    >
      <div style={{ padding: flush ? 0 : 24, background: vars.color.canvas }}>{children}</div>
    </UiProvider>
  );
}
