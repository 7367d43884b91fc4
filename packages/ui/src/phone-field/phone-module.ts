import { isPhoneText } from '@deck/values';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { retryable } from '../lazy-part/retryable.ts';

type PhoneModule = typeof import('@deck/values/phone');

/** The functions of the field that need the numbering plans. The plans are larger than the rest of a form. */
export type PhonePlans = Pick<
  PhoneModule,
  'readPhone' | 'formatPhone' | 'dialOf' | 'maxNationalDigits' | 'countries'
>;

interface Loading {
  readonly plans: PhonePlans | undefined;
  readonly failed: boolean;
}

/** The loader of the plans: loaded once, shared by all fields. */
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
    /** Loads the plans unless loaded or loading. Retries after a failure. */
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

export const phonePlans = phonePlansFrom(retryable(() => import('@deck/values/phone')));

export const PhonePlansContext = createContext(phonePlans);

/**
 * The loaded plans, or undefined. Until then a phone is plain text.
 * @param wanted whether to load them: an untouched, empty field does not need them.
 */
export function usePhonePlans(wanted: boolean) {
  const { load, read, subscribe } = use(PhonePlansContext);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { ...useSyncExternalStore(subscribe, read), load };
}

/**
 * Whether a valid phone has a length its country allows, as the field reports on blur. Until the plans are
 * loaded the format is enough.
 */
export function useIsPossiblePhone(value: string): boolean {
  const { plans } = usePhonePlans(value !== '');
  return isPhoneText(value) && (value === '' || plans === undefined || plans.readPhone(value).possible);
}
