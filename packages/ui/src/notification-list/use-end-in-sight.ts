import { type RefCallback, useEffect, useRef, useState } from 'react';

/**
 * Calls back whenever the end of a list becomes visible, in any scroll container. Attach the ref to the end.
 */
export function useEndInSight(onEnd: (() => void) | undefined): RefCallback<HTMLElement> {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const call = useRef(onEnd);
  useEffect(() => {
    call.current = onEnd;
  });
  const isAwaited = onEnd !== undefined;
  useEffect(() => {
    if (end === null || !isAwaited) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) call.current?.();
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [end, isAwaited]);
  return setEnd;
}
