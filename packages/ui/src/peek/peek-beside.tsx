import { media } from '@deck/tokens';
import type { ReactNode } from 'react';
import { useMedia } from '../use-media/use-media.ts';
import * as css from './peek.css.ts';

interface PeekBesideProps {
  /** The list. */
  children: ReactNode;
  /** A `Peek` while there is one. */
  peek: ReactNode;
}

/** A list that takes what its peek leaves. */
export function PeekBeside({ children, peek }: PeekBesideProps) {
  return (
    <div className={css.beside}>
      <div className={css.list}>{children}</div>
      {peek}
    </div>
  );
}

/** A peek has room beside its list; elsewhere it is a sheet over it. */
export const useIsPeekBeside = (): boolean => !useMedia(`${media.belowDesktop}, ${media.low}`);
