import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls back whenever the end of a list becomes visible, in any scroll container. Attach the ref to the end.
 */
export function useEndInSight(onEnd: (() => void) | undefined): RefCallback<HTMLElement> {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const call = useEffectEvent(() => onEnd?.());
  const isAwaited = onEnd !== undefined;
  useEffect(() => {
    if (end === null || !isAwaited) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) call();
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [end, isAwaited]);
  return setEnd;
}
