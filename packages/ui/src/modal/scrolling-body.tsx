import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './dialog-frame.css.ts';

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * The content of a dialog. If it overflows and has no focusable control, it becomes focusable itself, so that
 * keys scroll it.
 */
export function ScrollingBody({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setReached(element.scrollHeight > element.clientHeight && element.querySelector(STOPS) === null);
    // The observer measures immediately on start, and after layout, so it forces none.
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={place}
      className={css.body}
      {...(isReached && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
