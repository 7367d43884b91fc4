import { useMemo, useState } from 'react';
import type { ChosenWidths } from './fit-columns.ts';

/** Widens a column: while a person is at it, and once they have chosen. Undefined goes back. */
export interface Widening {
  readonly onTry: (id: string, width: number | undefined) => void;
  /** Undefined is the width of the table's own. */
  readonly onChoose: (id: string, width: number | undefined) => void;
}

/**
 * The widths that a person has chosen, with the one they are trying. It is shown until the widths change, so that
 * nothing springs back while they are being saved.
 */
export function useWidths(
  widths: ChosenWidths | undefined,
  onChoose: Widening['onChoose'] | undefined,
): readonly [ChosenWidths | undefined, Widening | undefined] {
  const [tried, setTried] = useState<{ readonly id: string; readonly width: number }>();
  const [seen, setSeen] = useState(widths);
  if (seen !== widths) {
    setSeen(widths);
    setTried(undefined);
  }
  const shown = useMemo(
    () => (tried === undefined ? widths : { ...widths, [tried.id]: tried.width }),
    [widths, tried],
  );
  return [
    shown,
    onChoose && {
      onTry: (id, width) => setTried(width === undefined ? undefined : { id, width }),
      onChoose: (id, width) => {
        setTried(width === undefined ? undefined : { id, width });
        onChoose(id, width);
      },
    },
  ];
}
