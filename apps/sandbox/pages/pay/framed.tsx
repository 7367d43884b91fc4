import type { ReactNode } from 'react';
import { PayFooter } from './pay-footer.tsx';
import { main } from './pay-screen.css.ts';

interface FramedProps {
  /** Of the property; the brand's own while it is not known. */
  termsUrl?: string | undefined;
  /** The one main act, where there is one. */
  act?: ReactNode;
  children: ReactNode;
}

/** What fills the page below its head, with its foot. */
export function Framed({ termsUrl, act, children }: FramedProps) {
  return (
    <>
      <main className={main}>{children}</main>
      <PayFooter termsUrl={termsUrl}>{act}</PayFooter>
    </>
  );
}
