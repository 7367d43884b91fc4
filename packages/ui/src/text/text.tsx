import type { ReactNode } from 'react';
import * as css from './text.css.ts';

export interface TextProps {
  /** `dense` between fields, `meta` below what it explains. */
  size?: keyof typeof css.size;
  /** The words. */
  children: ReactNode;
}

/** Explanatory text between fields and cards. */
export function Text({ size = 'dense', children }: TextProps) {
  return <p className={css.size[size]}>{children}</p>;
}
