import { vars } from '@deck/tokens/contract';
import { locales, pseudoMessages, UiProvider } from '@deck/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { PSEUDO } from './toolbar.ts';

const pseudo = pseudoMessages();

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
