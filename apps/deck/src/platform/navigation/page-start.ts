import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page or a new step begins at its top, for the eye and for whoever hears it. */
function begin(top: number) {
  const main = document.querySelector('main');
  main?.focus({ preventScroll: true });
  main?.scrollTo(0, top);
}

/** Begins the page anew whenever the step changes; the first one has begun with its page. */
export function useStepStart(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    begin(0);
  }, [step]);
}

/**
 * Begins each page at its top, and on Back where one had left it. Pages scroll inside `main`, which the router's own
 * restoration does not know.
 */
export function usePageStart(): void {
  const { key, pathname } = useLocation();
  const tops = useRef(new Map<string, number>());
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current !== pathname) {
      last.current = pathname;
      begin(tops.current.get(key) ?? 0);
    }
    const main = document.querySelector('main');
    const remember = () => tops.current.set(key, main?.scrollTop ?? 0);
    main?.addEventListener('scroll', remember, { passive: true });
    return () => main?.removeEventListener('scroll', remember);
  }, [key, pathname]);
}
