import type { ReactNode } from 'react';
import * as css from './brand-studio.css.ts';

/** The content of a tab, with spacing above. */
export function TabPart({ children }: { children: ReactNode }) {
  return <div className={css.part}>{children}</div>;
}
