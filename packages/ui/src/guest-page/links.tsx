import type { GuestFactsContent } from '@deck/guest';
import { GuestLink } from './link.tsx';
import * as css from './links.css.ts';

/** Terms and privacy, in small type. */
export function LegalLinks({ facts: { terms, privacy } }: { facts: GuestFactsContent }) {
  if (terms === null && privacy === null) return null;
  return (
    <ul className={css.links}>
      {terms !== null && (
        <li>
          <GuestLink quiet href={terms.url}>
            {terms.shortLabel}
          </GuestLink>
        </li>
      )}
      {privacy !== null && (
        <li>
          <GuestLink quiet href={privacy.url}>
            {privacy.label}
          </GuestLink>
        </li>
      )}
    </ul>
  );
}
