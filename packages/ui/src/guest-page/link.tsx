import type { ReactNode } from 'react';
import * as css from './link.css.ts';

interface GuestLinkProps {
  href: string;
  children: ReactNode;
  /** Beside others in small type, without the accent. */
  quiet?: boolean | undefined;
}

/** A link out of the page. What the guest has typed stays: another site opens beside it. */
export function GuestLink({ href, children, quiet = false }: GuestLinkProps) {
  const isSite = /^https?:/.test(href);
  return (
    <a
      className={css.link({ quiet })}
      href={href}
      {...(isSite && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
