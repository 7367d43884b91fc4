import type { ReactNode } from 'react';
import * as css from './brand-studio.css.ts';

/** What a tab of the studio leads to, a step below it. */
export function TabPart({ children }: { children: ReactNode }) {
  return <div className={css.part}>{children}</div>;
}
