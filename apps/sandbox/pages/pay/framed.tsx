import type { ReactNode } from 'react';
import type { Legal } from '../../src/payer/legal.ts';
import { PayFooter } from './pay-footer.tsx';
import { main } from './pay-screen.css.ts';

interface FramedProps {
  /** By default, and while unknown, the brand's. */
  legal?: Legal | undefined;
  /** The main button, if any. */
  act?: ReactNode;
  children: ReactNode;
}

/** The page below its header, with its footer. */
export function Framed({ legal, act, children }: FramedProps) {
  return (
    <>
      <main className={main}>{children}</main>
      <PayFooter legal={legal}>{act}</PayFooter>
    </>
  );
}
