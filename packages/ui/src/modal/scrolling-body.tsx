import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './dialog-frame.css.ts';

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The facts and fields of a dialog. Where they are too long and none of them takes the focus, their place does: keys scroll it. */
export function ScrollingBody({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setReached(element.scrollHeight > element.clientHeight && element.querySelector(STOPS) === null);
    // It measures at once what it is told to observe, and when the page has been laid out anyway.
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
