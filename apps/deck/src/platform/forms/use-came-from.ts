import { isDate } from '@deck/values';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** The form somebody came from, because it needs what is done here: a rate, or another total. */
interface CameFrom {
  readonly address: string | undefined;
  /** The day it needs a rate for: today where the property is, which may not be today where the reader is. */
  readonly day: string | undefined;
}

/** Where one came from; nothing for whoever came by themselves. */
export function useCameFrom(): CameFrom {
  const { state } = useLocation();
  // What is opened on the way has an address of its own, without where one came from.
  const [{ cameFrom, day }] = useState<{ cameFrom?: unknown; day?: unknown }>(() => state ?? {});
  return {
    address: typeof cameFrom === 'string' && cameFrom.startsWith('/') ? cameFrom : undefined,
    day: typeof day === 'string' && isDate(day) ? day : undefined,
  };
}
