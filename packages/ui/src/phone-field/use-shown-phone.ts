import { countryName, dialCode } from '@deck/values';
import { useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { getEntry, type PhoneEntry } from './phone-entry.ts';
import { type PhonePlans, plansFor } from './phone-module.ts';

interface Again {
  readonly text: string;
  readonly country: string | undefined;
  readonly read: (plans: PhonePlans) => PhoneEntry | null;
}

interface Shown {
  readonly entry: PhoneEntry;
  /** Whether the plan that the entry needs had come. */
  readonly isRead: boolean;
  /** Whether the entry was made here, not outside. */
  readonly isOwn: boolean;
  /** A text that lacks its plan, and how it is read once the plan has come. */
  readonly again?: Again | undefined;
}

interface ShownPhoneProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The country of a number without a dial code. */
  readonly home: string | undefined;
  readonly plans: PhonePlans | undefined;
  readonly isFocused: boolean;
  /** Another value came from outside. */
  readonly onOther: () => void;
}

/** What a phone field shows: its own entry, or the value that came from outside, read once its plan has loaded. */
export function useShownPhone({ value, onChange, home, plans, isFocused, onOther }: ShownPhoneProps) {
  const { locale, messages } = useUi();
  const [shown, setShown] = useState<Shown>(fromOutside);
  const [said, setSaid] = useState('');

  function fromOutside(): Shown {
    // An empty field follows its home country.
    if (value === '') return { entry: { text: '', country: undefined, value }, isRead: true, isOwn: false };
    const ready = plansFor(plans, value, home);
    return { entry: getEntry(ready, value, home), isRead: ready !== undefined, isOwn: false };
  }

  // The value came from outside, or its plan has loaded. While the field has the focus, wait for blur.
  const isOther = shown.entry.value !== value;
  if (isOther || (!shown.isRead && !shown.again && !isFocused && plansFor(plans, value, home))) {
    setShown({ ...fromOutside(), isOwn: shown.isOwn && !isOther });
    if (isOther) onOther();
  }

  const { entry } = shown;
  const country = entry.country === undefined ? home : (entry.country ?? undefined);

  return {
    shown,
    entry,
    country,
    dial: country === undefined ? undefined : dialCode(country),
    /** The announcement of a country detected from the digits. */
    said,
    /** Shows the value as if it came from outside. */
    readValue: () => setShown(fromOutside()),
    /** Shows what was made of a text, and hands its value on. Returns the new text, or `null` where it was refused. */
    show(next: PhoneEntry | null, isRead: boolean, again?: Again): string | null {
      if (next === null) return null;
      setShown({ entry: next, isRead, isOwn: true, again });
      if (next.value !== value) onChange(next.value);
      const to = next.country ?? undefined;
      if (to !== undefined && to !== country)
        setSaid(`${messages.phoneField.country(countryName(to, locale))} ${dialCode(to) ?? ''}`);
      return next.text;
    },
  };
}
