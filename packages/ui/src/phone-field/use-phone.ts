import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import {
  arrived,
  hasOtherSigns,
  inCountry,
  isForeign,
  isInternational,
  kept,
  left,
  namesCountry,
  type PhoneEntry,
  toDigits,
  typed,
} from './phone-entry.ts';
import { type PhonePlans, plansFor, usePhonePlans } from './phone-module.ts';
import { useShownPhone } from './use-shown-phone.ts';

interface PhoneProps {
  value: string;
  onChange: (value: string) => void;
  /** The ISO code of the country for numbers without a dial code; empty while unknown. */
  country?: string | undefined;
}

/** The state of a phone field and its actions. Each action returns the new text, or `null` if refused. */
export function usePhone({ value, onChange, country: at }: PhoneProps) {
  const home = at || undefined;
  const { messages } = useUi();
  const { plans, countries, failed, load } = usePhonePlans(value, home);
  const words = messages.phoneField;
  const reasons = { key: words.foreign, digits: words.full, paste: words.refused };
  const [isFocused, setFocused] = useState(false);
  /** Why the last key or paste changed nothing. */
  const [refused, setRefused] = useState<keyof typeof reasons>();
  const [isWriting, setWriting] = useState(false);
  const wasEdited = useRef(false);

  const shownPhone = useShownPhone({
    value,
    onChange,
    home,
    plans,
    isFocused,
    onOther: () => setRefused(undefined),
  });
  const { shown, entry, country, show } = shownPhone;

  /** The plans for the text in the field's country. Loads a missing plan. */
  function getPlans(text: string, at = country): PhonePlans | undefined {
    const ready = plansFor(plans, text, at);
    if (ready === undefined) void load(text, at);
    return ready;
  }

  /** A whole text as it is until its plan has come: with words around a number it is not understood yet. */
  function readPlain(text: string): PhoneEntry | null {
    return toDigits(text) === '' || /\p{L}/u.test(text)
      ? null
      : typed(undefined, parseSigns(text), entry, country);
  }

  function refusal(): string | undefined {
    if (shown.again && !failed) return undefined;
    if (refused) return reasons[refused];
    if (isForeign(value)) return hasOtherSigns(value) ? words.foreign : words.impossible;
    const ready = plansFor(plans, value, country);
    if (value === '' || ready === undefined || isWriting) return undefined;
    const phone = ready.readPhone(value, country);
    if (phone.possible) return undefined;
    return phone.country === undefined ? words.foreign : words.impossible;
  }

  /** Parses the typed text once its plan is loaded. */
  function settle() {
    if (!wasEdited.current) return;
    const ready = getPlans(entry.value);
    if (ready === undefined) return;
    wasEdited.current = false;
    show(left(ready, entry, country), true);
  }

  // The plan came after a paste, a key or the blur.
  const settleLate = useEffectEvent(() => {
    const { again } = shown;
    if (again === undefined) return isFocused ? undefined : settle();
    const ready = plansFor(plans, again.text, again.country);
    if (ready === undefined) return;
    const next = again.read(ready);
    setRefused(next ? undefined : 'paste');
    if (!isFocused) wasEdited.current = false;
    show(isFocused ? (next ?? entry) : left(ready, next ?? entry, country), true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they load.
  useEffect(() => settleLate(), [plans]);

  // The home country has changed: an empty field moves to it, and text without a country is parsed there.
  const follow = useEffectEvent(() => {
    const isNamed = entry.country !== undefined;
    if (value === '' && isNamed) shownPhone.readValue();
    else if (value !== '' && !isNamed && shown.isOwn) {
      wasEdited.current = true;
      settle();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes.
  useEffect(() => follow(), [home]);

  return {
    countries,
    failed,
    load: () => void load(entry.value, country),
    entry,
    country,
    dial: shownPhone.dial,
    /** The announcement of a country detected from the digits. */
    said: shownPhone.said,
    /** Why the text, or the last paste, is not a phone. */
    refusal: refusal(),
    focus() {
      setFocused(true);
      void load(entry.value, country);
    },
    type(text: string) {
      setWriting(true);
      wasEdited.current = true;
      const ready = getPlans(text);
      const next = typed(ready, text, entry, country);
      setRefused(next ? undefined : hasOtherSigns(text) ? 'key' : 'digits');
      // Nothing moves under the caret: only a dial code is read while its plan comes, for the country beside it.
      const isLate = ready === undefined && isInternational(text);
      const read = (plans: PhonePlans) => typed(plans, text, entry, country) ?? next;
      return show(next, ready !== undefined, isLate ? { text, country, read } : undefined);
    },
    /**
     * A whole number was pasted or autofilled.
     * @param replaces whether nothing else is in the field: then a text that is no phone is kept, with the reason
     */
    fill(text: string, replaces: boolean) {
      setWriting(isFocused);
      wasEdited.current = true;
      // The browser withdraws its autofill.
      if (text === '') return show({ text, country: entry.country, value: text }, true);
      const orKept = (next: PhoneEntry | null) => next ?? (replaces ? kept(text, country) : null);
      const read = (plans: PhonePlans) => orKept(arrived(plans, text, country));
      const ready = getPlans(text);
      const next = ready ? read(ready) : orKept(readPlain(text));
      setRefused(next ? undefined : 'paste');
      return ready ? show(next, true) : show(next ?? entry, false, { text, country, read });
    },
    isWhole: (text: string) => plans !== undefined && namesCountry(plans, text),
    choose(iso: string) {
      setRefused(undefined);
      if (plans === undefined) return;
      const read = (plans: PhonePlans) => inCountry(plans, entry, iso);
      const ready = getPlans('', iso);
      show(read(plans), ready !== undefined, ready ? undefined : { text: '', country: iso, read });
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
