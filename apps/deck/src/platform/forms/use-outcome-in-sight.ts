import { type RefObject, useEffect, useRef } from 'react';

/** For the place that tells what a press far below has brought about: it comes into sight as soon as there is something. */
export function useOutcomeInSight(outcome: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);
  return place;
}
