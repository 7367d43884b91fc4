import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the place that shows the outcome of a press far below, once there is an outcome. */
export function useOutcomeInSight(outcome: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);
  return place;
}
