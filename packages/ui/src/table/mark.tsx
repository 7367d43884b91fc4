import { useEffect, useEffectEvent, useRef } from 'react';

interface MarkProps {
  className: string;
  /** Pixels; unset, as high as its class makes it. */
  height?: number | undefined;
  onSight: (inSight: boolean) => void;
}

/**
 * A place in a list that tells whether it is in sight, whatever scrolls: the table itself or the page around it.
 * It tells so at once when it is mounted; a new `key` asks again.
 */
export function Mark({ className, height, onSight }: MarkProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={ref} aria-hidden className={className} style={{ height }} />;
}
