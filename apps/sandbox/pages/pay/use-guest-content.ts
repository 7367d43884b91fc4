import { type GuestContent, type GuestFacts, writeGuestContent } from '@deck/guest';
import { instantText } from '@deck/values';
import { useEffect, useMemo, useState } from 'react';
import { deviceZone } from '../shared/mount.tsx';
import { useReading } from './reading.ts';

const HALF_A_MINUTE = 30_000;

/**
 * The facts in the reader's words. What is left of the deadline counts on while the page is open; the server decides
 * whether the time is over.
 * @param clockAhead the offset of the server's clock in milliseconds; without it the time is that of the facts
 */
export function useGuestContent(facts: GuestFacts, clockAhead?: number): GuestContent {
  const { guest } = useReading();
  const device = useNow();
  return useMemo(() => {
    const now = clockAhead === undefined ? facts.now : instantText(device + clockAhead);
    return writeGuestContent({ ...facts, now }, guest, { guestTimezone: deviceZone() });
  }, [facts, guest, device, clockAhead]);
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
