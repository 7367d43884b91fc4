import type { ReactNode, Ref } from 'react';
import * as css from './stack.css.ts';

export interface StackProps {
  /** The gap: 8 for a field and its extras, 12 inside a card, 16 between fields. */
  gap?: keyof typeof css.stack;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Stacks parts at full width. */
export function Stack({ gap = 'normal', ref, children }: StackProps) {
  return (
    <div ref={ref} className={css.stack[gap]}>
      {children}
    </div>
  );
}

export interface InlineProps {
  /** Moves the first part to the start and the last to the end. */
  spread?: boolean;
  children: ReactNode;
}

/** Puts parts side by side with a gap of 8 px; they wrap: buttons, tags. */
export function Inline({ spread = false, children }: InlineProps) {
  return <div className={spread ? css.spread : css.inline}>{children}</div>;
}
