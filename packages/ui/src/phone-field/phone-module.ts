import { isPhoneText } from '@deck/values';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';

type PhoneModule = typeof import('@deck/values/phone');

/** What the field asks of the numbering plans of all countries. They weigh more than the rest of a form. */
export type PhonePlans = Pick<PhoneModule, 'readPhone' | 'dialOf' | 'maxNationalDigits' | 'countries'>;

interface Loading {
  readonly plans: PhonePlans | undefined;
  readonly failed: boolean;
}

/** Where the plans come from: fetched once, for all fields. */
export function phonePlansFrom(fetchPlans: () => Promise<PhonePlans>) {
  let state: Loading = { plans: undefined, failed: false };
  let underWay: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function settle(next: Loading) {
    underWay = undefined;
    state = next;
    for (const notify of listeners) notify();
  }

  return {
    /** Fetches the plans unless they are here or on their way. After a failure it tries again. */
    async load(): Promise<void> {
      if (state.plans !== undefined) return;
      underWay ??= fetchPlans().then(
        (plans) => settle({ plans, failed: false }),
        () => settle({ plans: undefined, failed: true }),
      );
      await underWay;
    },
    read: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export const phonePlans = phonePlansFrom(() => import('@deck/values/phone'));

export const PhonePlansContext = createContext(phonePlans);

/**
 * The plans once they are here. Until then a phone is plain text.
 * @param wanted an empty field that nobody touches needs none.
 */
export function usePhonePlans(wanted: boolean) {
  const { load, read, subscribe } = use(PhonePlansContext);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { ...useSyncExternalStore(subscribe, read), load };
}

/**
 * Whether a phone of the plain format has a length its country's plan knows, as the field beside it says once it is
 * left. Until the plans are here the format is enough.
 */
export function useIsPossiblePhone(value: string): boolean {
  const { plans } = usePhonePlans(value !== '');
  return isPhoneText(value) && (value === '' || plans === undefined || plans.readPhone(value).possible);
}
