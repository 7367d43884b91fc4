import { countryName, dialCode } from '@deck/values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import {
  arrived,
  getEntry,
  hasOtherSigns,
  inCountry,
  isForeign,
  kept,
  left,
  namesCountry,
  type PhoneEntry,
  toDigits,
  typed,
} from './phone-entry.ts';
import { usePhonePlans } from './phone-module.ts';

interface PhoneProps {
  value: string;
  onChange: (value: string) => void;
  /** The ISO code of the country for numbers without a dial code; empty while unknown. */
  country?: string | undefined;
}

/** The state of a phone field and its actions. Each action returns the new text, or `null` if refused. */
export function usePhone({ value, onChange, country: at }: PhoneProps) {
  const home = at || undefined;
  const { locale, messages } = useUi();
  const { plans, failed, load } = usePhonePlans(value !== '');
  const words = messages.phoneField;
  const reasons = { key: words.foreign, digits: words.full, paste: words.refused };
  const [shown, setShown] = useState(() => ({ entry: entryFor(), plans, isOwn: false }));
  const [isFocused, setFocused] = useState(false);
  const [said, setSaid] = useState('');
  /** Why the last key or paste changed nothing. */
  const [refused, setRefused] = useState<keyof typeof reasons>();
  const [isWriting, setWriting] = useState(false);
  const wasEdited = useRef(false);

  function entryFor(): PhoneEntry {
    // An empty field follows its home country.
    return value === '' ? { text: '', country: undefined, value } : getEntry(plans, value, home);
  }

  // The value came from outside, or the plans have loaded. While the field has the focus, wait for blur.
  const isOther = shown.entry.value !== value;
  if (isOther || (shown.plans !== plans && !isFocused)) {
    setShown({ entry: entryFor(), plans, isOwn: shown.isOwn && !isOther });
    if (isOther) setRefused(undefined);
  }

  const { entry } = shown;
  const country = entry.country === undefined ? home : (entry.country ?? undefined);
  const dial = country === undefined ? undefined : dialCode(country);

  function show(next: PhoneEntry | null): string | null {
    if (next === null) return null;
    setShown({ entry: next, plans, isOwn: true });
    if (next.value !== value) onChange(next.value);
    const to = next.country ?? undefined;
    if (to !== undefined && to !== country) {
      setSaid(`${messages.phoneField.country(countryName(to, locale))} ${dialCode(to) ?? ''}`);
    }
    return next.text;
  }

  function read(text: string): PhoneEntry | null {
    // The browser withdraws its autofill.
    if (text === '') return { text, country: entry.country, value: text };
    if (plans) return arrived(plans, text, country);
    // Words around a number are understood once the plans are loaded.
    return toDigits(text) === '' || /\p{L}/u.test(text)
      ? null
      : typed(plans, parseSigns(text), entry, country);
  }

  function refusal(): string | undefined {
    if (refused) return reasons[refused];
    if (isForeign(value)) return hasOtherSigns(value) ? words.foreign : words.impossible;
    if (value === '' || plans === undefined || isWriting) return undefined;
    const phone = plans.readPhone(value, country);
    if (phone.possible) return undefined;
    return phone.country === undefined ? words.foreign : words.impossible;
  }

  /** Parses the typed text once the plans are loaded. */
  function settle() {
    if (plans === undefined || !wasEdited.current) return;
    wasEdited.current = false;
    show(left(plans, entry, country));
  }

  // Blur or autofill happened before the plans were loaded.
  const settleUnlessFocused = useEffectEvent(() => !isFocused && settle());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they load.
  useEffect(() => void settleUnlessFocused(), [plans]);

  // The home country has changed: an empty field moves to it, and text without a country is parsed there.
  const follow = useEffectEvent(() => {
    const isNamed = entry.country !== undefined;
    if (value === '' && isNamed) setShown({ entry: entryFor(), plans, isOwn: false });
    else if (value !== '' && !isNamed && shown.isOwn && plans) show(left(plans, entry, home));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes.
  useEffect(() => follow(), [home]);

  return {
    plans,
    failed,
    load,
    entry,
    country,
    dial,
    /** The announcement of a country detected from the digits. */
    said,
    /** Why the text, or the last paste, is not a phone. */
    refusal: refusal(),
    focus() {
      setFocused(true);
      void load();
    },
    type(text: string) {
      setWriting(true);
      wasEdited.current = true;
      const next = typed(plans, text, entry, country);
      setRefused(next ? undefined : hasOtherSigns(text) ? 'key' : 'digits');
      return show(next);
    },
    /**
     * A whole number was pasted or autofilled.
     * @param replaces whether nothing else is in the field: then a text that is no phone is kept, with the reason
     */
    fill(text: string, replaces: boolean) {
      setWriting(isFocused);
      wasEdited.current = true;
      const next = read(text) ?? (replaces ? kept(text, country) : null);
      setRefused(next ? undefined : 'paste');
      return show(next);
    },
    isWhole: (text: string) => plans !== undefined && namesCountry(plans, text),
    choose(iso: string) {
      setRefused(undefined);
      if (plans) show(inCountry(plans, entry, iso));
    },
    leave() {
      setFocused(false);
      setWriting(false);
      settle();
    },
  };
}

/** The characters of a text the field accepts. */
function parseSigns(text: string): string {
  return text.replace(/[^+\d\s()./-]/g, '').trim();
}
