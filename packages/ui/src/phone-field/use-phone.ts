import { countryName } from '@deck/values';
import { useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { arrived, entryOf, inCountry, left, namesCountry, type PhoneEntry, typed } from './phone-entry.ts';
import { loadPhonePlans, usePhonePlans } from './phone-module.ts';

interface PhoneProps {
  value: string;
  onChange: (value: string) => void;
  /** ISO code of the country a number without one is in. */
  country?: string | undefined;
}

/** What stands in a phone field, and what happens to it. Each act answers the new text, or `null` when it was refused. */
export function usePhone({ value, onChange, country: home }: PhoneProps) {
  const { locale, messages } = useUi();
  const { plans, failed } = usePhonePlans();
  const [shown, setShown] = useState(() => ({ entry: entryFor(), plans }));
  const [isFocused, setFocused] = useState(false);
  const [said, setSaid] = useState('');
  const wasEdited = useRef(false);

  function entryFor(): PhoneEntry {
    // An empty field stands at its home, wherever that moves to.
    return value === '' ? { text: '', country: undefined, value } : entryOf(plans, value, home);
  }

  // The value came from outside, or the plans have come. Not under the caret: then when the field is left.
  const isOther = shown.entry.value !== value;
  if (isOther || (shown.plans !== plans && !isFocused)) setShown({ entry: entryFor(), plans });

  const { entry } = shown;
  const country = entry.country === undefined ? home : (entry.country ?? undefined);
  const dial = plans?.countries.find(({ iso }) => iso === country)?.dial;

  function show(next: PhoneEntry | null): string | null {
    if (next === null) return null;
    setShown({ entry: next, plans });
    if (next.value !== value) onChange(next.value);
    const to = next.country ?? undefined;
    const known = plans?.countries.find(({ iso }) => iso === to);
    if (known && to !== country) {
      setSaid(`${messages.phoneField.country(countryName(known.iso, locale))} ${known.dial}`);
    }
    return next.text;
  }

  return {
    plans,
    failed,
    entry,
    country,
    dial,
    /** The country that the digits brought, in words. */
    said,
    focus() {
      setFocused(true);
      loadPhonePlans();
    },
    type(text: string) {
      wasEdited.current = true;
      return show(typed(plans, text, entry, country));
    },
    /** A whole number came at once. */
    fill(text: string) {
      wasEdited.current = true;
      return show(plans ? arrived(plans, text, country) : typed(plans, signsOf(text), entry, country));
    },
    isWhole: (text: string) => plans !== undefined && namesCountry(plans, text),
    choose(iso: string) {
      if (plans) show(inCountry(plans, entry, iso));
    },
    leave() {
      setFocused(false);
      if (wasEdited.current) show(left(plans, entry, country));
      wasEdited.current = false;
    },
  };
}

/** What of a text can stand in the field. */
function signsOf(text: string): string {
  return text.replace(/[^+\d\s()./-]/g, '').trim();
}
