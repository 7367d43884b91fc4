import { useEffect, useState } from 'react';

const locks: LockManager | undefined = globalThis.navigator?.locks;

/**
 * Whether this tab is the one in which a page is used: of those that open the same one, the first, until it is closed.
 * Undefined until one knows. Where the browser has no locks, as without TLS, every tab is: the server takes a card once
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
      // It goes on here once the other is closed; leaving before that is no fault.
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
