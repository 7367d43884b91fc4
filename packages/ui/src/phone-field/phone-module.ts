import { isPhoneText } from '@deck/values';
import type { PhonePlans, PlanFile } from '@deck/values/phone-plans';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { retryable } from '../lazy-part/retryable.ts';

export type { PhonePlans } from '@deck/values/phone-plans';

/** What reads phones, which is larger than the rest of a form, with the loaders of the numbering plans. */
export type PhoneModule = Pick<
  typeof import('@deck/values/phone-plans'),
  'countries' | 'createPhonePlans' | 'planFiles'
>;

interface Loading {
  /** What reads phones, with the plans that have come. */
  readonly plans: PhonePlans | undefined;
  readonly countries: PhoneModule['countries'] | undefined;
  /** Whether the last load failed. */
  readonly failed: boolean;
}

/** The loader of the plans: each is loaded once, shared by all fields. */
export function phonePlansFrom(fetchModule: () => Promise<PhoneModule>) {
  let state: Loading = { plans: undefined, countries: undefined, failed: false };
  let module: PhoneModule | undefined;
  const files = new Map<string, PlanFile>();
  const loaders = new Map<string, () => Promise<PlanFile>>();
  const underWay = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function settle(next: Loading) {
    state = next;
    for (const notify of listeners) notify();
  }

  /** Loads a file, or what reads phones without a name. */
  async function fetchPart(name: string) {
    module ??= await fetchModule();
    const { countries, createPhonePlans, planFiles } = module;
    if (name !== '') {
      const load = loaders.get(name) ?? retryable(() => getPlan(planFiles, name));
      loaders.set(name, load);
      files.set(name, await load());
    }
    settle({ plans: createPhonePlans(files), countries, failed: false });
  }

  return {
    /**
     * Loads what the text lacks to be read, with a country for numbers without a dial code. What is loading is not loaded
     * twice, and what failed is loaded again.
     */
    async load(text = '', country?: string): Promise<void> {
      const lacking = () => (state.plans === undefined ? '' : state.plans.lacking(text, country));
      try {
        for (let name = lacking(); name !== undefined; name = lacking()) {
          const part = underWay.get(name) ?? fetchPart(name);
          underWay.set(name, part);
          await part.finally(() => underWay.delete(name));
        }
      } catch {
        settle({ ...state, failed: true });
      }
    },
    read: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

async function getPlan(files: PhoneModule['planFiles'], name: string): Promise<PlanFile> {
  const load = files[name];
  if (load === undefined) throw new Error(`There is no numbering plan '${name}'`);
  return load();
}

export const phonePlans = phonePlansFrom(retryable(() => import('@deck/values/phone-plans')));

export const PhonePlansContext = createContext(phonePlans);

/**
 * The plans that have come. Until those of a text have, a phone is plain text.
 * @param value the text whose plans are loaded: none for an untouched, empty field.
 * @param country the country of numbers without a dial code.
 */
export function usePhonePlans(value: string, country?: string) {
  const { load, read, subscribe } = use(PhonePlansContext);
  useEffect(() => {
    if (value !== '') void load(value, country);
  }, [value, country, load]);
  return { ...useSyncExternalStore(subscribe, read), load };
}

/** The plans if they can read the text. */
export function plansFor(plans: PhonePlans | undefined, text: string, country?: string) {
  return plans?.lacking(text, country) === undefined ? plans : undefined;
}

/**
 * Whether a valid phone has a length its country allows, as the field reports on blur. Until its plan is
 * loaded the format is enough.
 */
export function useIsPossiblePhone(value: string): boolean {
  const plans = plansFor(usePhonePlans(value).plans, value);
  return isPhoneText(value) && (value === '' || plans === undefined || plans.readPhone(value).possible);
}
