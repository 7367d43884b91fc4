import { useEffect, useEffectEvent, useRef } from 'react';

interface MarkProps {
  className: string;
  /** The height in pixels; by default its class decides. */
  height?: number | undefined;
  onSight: (inSight: boolean) => void;
}

/**
 * An invisible marker that reports whether it is visible, in any scroll container. It reports on mount; a new
 * `key` reports again.
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
