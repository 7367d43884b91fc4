import { isDate } from '@deck/values';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** The form somebody came from, because it needs what is done here: a rate, or another total. */
export interface CameFrom {
  readonly address: string | undefined;
  /** The day it needs a rate for: today where the property is, which may not be today where the reader is. */
  readonly day: string | undefined;
}

/** The form that led here by `useWayBack`; undefined for any other way. */
export function useCameFrom(): CameFrom {
  const { state } = useLocation();
  // A dialog opened meanwhile has its own address, whose state lacks the form.
  const [{ cameFrom, day }] = useState<{ cameFrom?: unknown; day?: unknown }>(() => state ?? {});
  return {
    address: typeof cameFrom === 'string' && cameFrom.startsWith('/') ? cameFrom : undefined,
    day: typeof day === 'string' && isDate(day) ? day : undefined,
  };
}
