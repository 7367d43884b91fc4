import { useEffect, useState } from 'react';

const locks: LockManager | undefined = globalThis.navigator?.locks;

/**
 * Whether this tab is the only active tab of a page: the first that opened it, until it is closed. Undefined
 * while unknown. Without the Web Locks API, as without TLS, every tab is active: the server takes a card once
 * however often it arrives.
 * however often it arrives.
 */
export function useOnlyTab(name: string): boolean | undefined {
  const [held, setHeld] = useState<boolean | undefined>(locks ? undefined : true);
  useEffect(() => {
    if (!locks) return;
    const over = new AbortController();
    const released = Promise.withResolvers<void>();
    const hold = () => {
      if (over.signal.aborted) return undefined;
      setHeld(true);
      return released.promise;
    };
    const first = (lock: Lock | null) => {
      if (lock) return hold();
      if (over.signal.aborted) return undefined;
      setHeld(false);
      // Takes over when the other tab is closed; leaving before is not an error.
      locks.request(name, { signal: over.signal }, hold).catch(() => undefined);
      return undefined;
    };
    void locks.request(name, { ifAvailable: true }, first);
    return () => {
      over.abort();
      released.resolve();
    };
  }, [name]);
  return held;
}
