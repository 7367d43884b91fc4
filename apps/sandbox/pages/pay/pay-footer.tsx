import { brand } from '@deck/tokens/brand';
import { Icon, TextLink } from '@deck/ui';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Legal } from '../../src/payer/legal.ts';
import * as css from './pay-footer.css.ts';
import { useReading } from './reading.ts';

interface PayFooterProps {
  /** The main button. */
  children?: ReactNode;
  /** By default, and while unknown, the brand's. */
  legal?: Legal | undefined;
}

/** The bar at the bottom of the page: the button and the payee. */
export function PayFooter({ children, legal }: PayFooterProps) {
  const { words } = useReading();
  return (
    <footer className={css.bar}>
      {children}
      <div className={css.small}>
        <span className={css.secured}>
          <Icon shape={ShieldCheck} size={14} />
          {words.secured(brand.name)}
        </span>
        <span className={css.links}>
          <Outside href={legal?.termsUrl || brand.termsUrl}>{words.terms}</Outside>
          <Outside href={legal?.privacyUrl || brand.privacyUrl}>{words.privacy}</Outside>
        </span>
      </div>
    </footer>
  );
}

/** Leaves the payment unchanged. */
function Outside({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  );
}
