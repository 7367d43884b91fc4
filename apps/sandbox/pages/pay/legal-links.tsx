import type { GuestFactsContent } from '@deck/guest';
import { brand } from '@deck/tokens/brand';
import * as css from './legal-links.css.ts';
import { useReading } from './reading.ts';

interface LegalLinksProps {
  /** The property's and its company's; the brand's stand in for what they have not. */
  facts?: Pick<GuestFactsContent, 'terms' | 'privacy'> | undefined;
}

/** Terms and privacy. They open beside the page, which keeps what was typed. */
export function LegalLinks({ facts }: LegalLinksProps) {
  const { words } = useReading();
  const links = [
    { label: facts?.terms?.shortLabel ?? words.terms, url: facts?.terms?.url ?? brand.termsUrl },
    { label: facts?.privacy?.label ?? words.privacy, url: facts?.privacy?.url ?? brand.privacyUrl },
  ];
  return (
    <ul className={css.links}>
      {links.map(({ label, url }) => (
        <li key={label}>
          <a className={css.link} href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
