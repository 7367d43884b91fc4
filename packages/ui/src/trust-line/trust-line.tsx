import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './trust-line.css.ts';

export interface TrustLineProps {
  /** A sentence: "Card details go encrypted to the bank, never to the hotel." */
  children: ReactNode;
}

/** Why it is safe to go on, in small type beside a shield. */
export function TrustLine({ children }: TrustLineProps) {
  return (
    <p className={css.line}>
      <Icon shape={ShieldCheck} size={14} />
      <span className={css.words}>{children}</span>
    </p>
  );
}
