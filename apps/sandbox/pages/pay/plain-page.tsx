import { artwork, brand } from '@deck/tokens/brand';
import { Artwork } from '@deck/ui';
import type { ReactNode } from 'react';
import { PaymentsBy } from './guest-frame.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { LegalLinks } from './legal-links.tsx';
import * as css from './plain-page.css.ts';

interface PlainPageProps {
  /** A banner at the top, if the page is not for the payer. */
  mark?: ReactNode;
  /** Whether another page follows by itself, and would take the focus from what is chosen here. */
  isPassing?: boolean;
  children: ReactNode;
}

/** A page of the brand: while it is not known who asks for money, or nobody does. */
export function PlainPage({ mark, isPassing = false, children }: PlainPageProps) {
  return (
    <div className={css.page}>
      {mark}
      <header className={css.line}>
        <Artwork svg={artwork.logoSvg} height={24} label={brand.name} />
        {!isPassing && <LanguagePicker />}
      </header>
      <main className={css.main}>{children}</main>
      <footer className={css.small}>
        <PaymentsBy />
        <LegalLinks />
      </footer>
    </div>
  );
}
