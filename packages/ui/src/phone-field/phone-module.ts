import { useEffect, useSyncExternalStore } from 'react';

type PhoneModule = typeof import('@deck/values/phone');

/** What the field asks of the numbering plans of all countries. They weigh more than the rest of a form. */
export type PhonePlans = Pick<PhoneModule, 'readPhone' | 'dialOf' | 'maxNationalDigits' | 'countries'>;

interface Loading {
  readonly plans: PhonePlans | undefined;
  readonly failed: boolean;
}

let state: Loading = { plans: undefined, failed: false };
let isUnderWay = false;
const listeners = new Set<() => void>();

function settle(next: Loading) {
  isUnderWay = false;
  state = next;
  for (const notify of listeners) notify();
}

/** Fetches the plans unless they are here or on their way. After a failure it tries again. */
export function loadPhonePlans(): void {
  if (state.plans !== undefined || isUnderWay) return;
  isUnderWay = true;
  import('@deck/values/phone').then(
    (plans) => settle({ plans, failed: false }),
    () => settle({ plans: undefined, failed: true }),
  );
}

/** The plans once they are here. Until then a phone is plain text. */
export function usePhonePlans(): Loading {
  useEffect(loadPhonePlans, []);
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
