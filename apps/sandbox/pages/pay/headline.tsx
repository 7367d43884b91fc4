import { useEffect, useRef } from 'react';
import { headline } from './pay-screen.css.ts';

/** The title of what came in place of something else: it takes the focus, so that it is read and in sight. */
export function Headline({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className={headline}>
      {children}
    </h2>
  );
}
