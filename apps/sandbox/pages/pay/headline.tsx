import { useEffect, useRef } from 'react';
import { headline } from './pay-screen.css.ts';

/**
 * The title of content that replaced other content: it takes the focus, so that it is announced and visible.
 */
export function Headline({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className={headline}>
      {children}
    </h2>
  );
}
