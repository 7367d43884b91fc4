import type { ReactNode, Ref } from 'react';
import * as css from './stack.css.ts';

export interface StackProps {
  /** Between the parts: 8 for a field and what belongs to it, 12 inside a card, 16 between fields. */
  gap?: keyof typeof css.stack;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Parts below each other, as wide as their place. */
export function Stack({ gap = 'normal', ref, children }: StackProps) {
  return (
    <div ref={ref} className={css.stack[gap]}>
      {children}
    </div>
  );
}

export interface InlineProps {
  /** The first part stands at the start and the last at the end. */
  spread?: boolean;
  children: ReactNode;
}

/** Parts beside each other, 8 apart, which wrap where there is no room: buttons, tags. */
export function Inline({ spread = false, children }: InlineProps) {
  return <div className={spread ? css.spread : css.inline}>{children}</div>;
}
