import type { ReactNode } from 'react';
import type { Legal } from '../../src/payer/legal.ts';
import { PayFooter } from './pay-footer.tsx';
import { main } from './pay-screen.css.ts';

interface FramedProps {
  /** The brand's own stands where it is empty or not known yet. */
  legal?: Legal | undefined;
  /** The one main act, where there is one. */
  act?: ReactNode;
  children: ReactNode;
}

/** What fills the page below its head, with its foot. */
export function Framed({ legal, act, children }: FramedProps) {
  return (
    <>
      <main className={main}>{children}</main>
      <PayFooter legal={legal}>{act}</PayFooter>
    </>
  );
}
