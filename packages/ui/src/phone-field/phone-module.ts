import { useEffect, useSyncExternalStore } from 'react';

type PhoneModule = typeof import('@deck/values/phone');

/** What the field asks of the numbering plans of all countries. They weigh more than the rest of a form. */
export type PhonePlans = Pick<PhoneModule, 'readPhone' | 'dialOf' | 'maxNationalDigits' | 'countries'>;

interface Loading {
  readonly plans: PhonePlans | undefined;
  readonly failed: boolean;
}

let state: Loading = { plans: undefined, failed: false };
let underWay: Promise<void> | undefined;
const listeners = new Set<() => void>();

function settle(next: Loading) {
  underWay = undefined;
  state = next;
  for (const notify of listeners) notify();
}

/** Fetches the plans unless they are here or on their way. After a failure it tries again. */
export async function loadPhonePlans(): Promise<void> {
  if (state.plans !== undefined) return;
  underWay ??= import('@deck/values/phone').then(
    (plans) => settle({ plans, failed: false }),
    () => settle({ plans: undefined, failed: true }),
  );
  await underWay;
}

/**
 * The plans once they are here. Until then a phone is plain text.
 * @param wanted an empty field that nobody touches needs none.
 */
export function usePhonePlans(wanted: boolean): Loading {
  useEffect(() => {
    if (wanted) void loadPhonePlans();
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
