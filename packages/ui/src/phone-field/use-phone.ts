import { countryName, dialCode } from '@deck/values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import {
  arrived,
  getEntry,
  inCountry,
  isForeign,
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
  /** ISO code of the country a number without one is in; empty while it is not known. */
  country?: string | undefined;
}

/** What stands in a phone field, and what happens to it. Each act answers the new text, or `null` when it was refused. */
export function usePhone({ value, onChange, country: at }: PhoneProps) {
  const home = at || undefined;
  const { locale, messages } = useUi();
  const { plans, failed, load } = usePhonePlans(value !== '');
  const words = messages.phoneField;
  const [shown, setShown] = useState(() => ({ entry: entryFor(), plans, isOwn: false }));
  const [isFocused, setFocused] = useState(false);
  const [said, setSaid] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const wasEdited = useRef(false);

  function entryFor(): PhoneEntry {
    // An empty field stands at its home, wherever that moves to.
    return value === '' ? { text: '', country: undefined, value } : getEntry(plans, value, home);
  }

  // The value came from outside, or the plans have come. Not under the caret: then when the field is left.
  const isOther = shown.entry.value !== value;
  if (isOther || (shown.plans !== plans && !isFocused))
    setShown({ entry: entryFor(), plans, isOwn: shown.isOwn && !isOther });

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
    // The browser takes back what it filled in.
    if (text === '') return { text, country: entry.country, value: text };
    if (toDigits(text) === '') return null;
    return plans ? arrived(plans, text, country) : typed(plans, parseSigns(text), entry, country);
  }

  function refusal(): string | undefined {
    if (isRefused) return words.refused;
    if (isForeign(value)) return words.foreign;
    if (value === '' || plans === undefined || isWriting) return undefined;
    const phone = plans.readPhone(value, country);
    if (phone.possible) return undefined;
    return phone.country === undefined ? words.foreign : words.impossible;
  }

  /** What was typed is read as it was meant, once there are plans to read it by. */
  function settle() {
    if (plans === undefined || !wasEdited.current) return;
    wasEdited.current = false;
    show(left(plans, entry, country));
  }

  // The field was left, or filled in by the browser, before the plans came.
  const settleUnlessFocused = useEffectEvent(() => !isFocused && settle());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they have come.
  useEffect(() => void settleUnlessFocused(), [plans]);

  // Its home has moved: an empty field moves there, and what was typed here without a country is read there.
  const follow = useEffectEvent(() => {
    const isNamed = entry.country !== undefined;
    if (value === '' && isNamed) setShown({ entry: entryFor(), plans, isOwn: false });
    else if (value !== '' && !isNamed && shown.isOwn && plans) show(left(plans, entry, home));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has.
  useEffect(() => follow(), [home]);

  return {
    plans,
    failed,
    load,
    entry,
    country,
    dial,
    /** The country that the digits brought, in words. */
    said,
    /** What stands in the field, or was just pasted, is no phone: why. */
    refusal: refusal(),
    focus() {
      setFocused(true);
      void load();
    },
    type(text: string) {
      setRefused(false);
      setWriting(true);
      wasEdited.current = true;
      return show(typed(plans, text, entry, country));
    },
    /** A whole number came at once. */
    fill(text: string) {
      setWriting(isFocused);
      wasEdited.current = true;
      const next = read(text);
      setRefused(next === null);
      return show(next);
    },
    isWhole: (text: string) => plans !== undefined && namesCountry(plans, text),
    choose(iso: string) {
      if (plans) show(inCountry(plans, entry, iso));
    },
    leave() {
      setFocused(false);
      setRefused(false);
      setWriting(false);
      settle();
    },
  };
}

/** What of a text can stand in the field. */
function parseSigns(text: string): string {
  return text.replace(/[^+\d\s()./-]/g, '').trim();
}
