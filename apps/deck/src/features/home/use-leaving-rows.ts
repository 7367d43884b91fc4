import { media } from '@deck/tokens';
import { useMedia } from '@deck/ui';
import { useState } from 'react';
import { withLeaving } from './with-leaving.ts';

/** The rows of a list with those that have just left it, at their places, while they fold. */
export function useLeavingRows<R extends { readonly id: string }>(current: readonly R[]) {
  const isStill = useMedia(media.reducedMotion);
  const [before, setBefore] = useState(current);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(current);
  if (before !== current) {
    const gone = isStill ? [] : shown.filter(({ id }) => !current.some((row) => row.id === id));
    setBefore(current);
    setLeaving(new Set(gone.map(({ id }) => id)));
    setShown(withLeaving(current, shown, gone));
  }
  return {
    rows: shown,
    isLeaving: (id: string) => leaving.has(id),
    onLeft: (id: string) => setShown((rows) => rows.filter((row) => row.id !== id)),
  };
}
