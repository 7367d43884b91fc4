import { type LifetimeUnit, lifetimeMinimums, readLifetime } from '@deck/values';
import { useState } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import { getIso, inUnit, isTooShort, type Length, lengthIn } from './lifetime-length.ts';

interface LifetimeRules {
  value: string;
  onChange: (value: string) => void;
  allowUnlimited: boolean;
}

/** The field's draft, kept while the value is the one it produced. */
interface Kept {
  readonly value: string;
  /** The number as typed. */
  readonly text: string;
  readonly unit: LifetimeUnit;
  /** The last typed lifetime. Changing the unit converts from it, so that going back restores it. */
  readonly typed: Length | undefined;
  readonly settled: boolean;
  /** The value from outside is not a valid lifetime and is shown unchanged. */
  readonly isForeign?: boolean | undefined;
}

/** Number, unit and checkbox of a lifetime, and their messages. */
export function useLifetime({ value, onChange, allowUnlimited }: LifetimeRules) {
  const { lifetimeField: words, typedValue } = useMessages();
  const [kept, setKept] = useState<Kept>();
  const [said, setSaid] = useState('');
  const current = kept?.value === value ? kept : parseKept(value, kept?.unit ?? 'hours', allowUnlimited);
  const { text, unit } = current;
  const isUnlimited = value === 'unlimited' && allowUnlimited;
  const length = isUnlimited || current.isForeign ? undefined : getLength(text, unit);
  const lengthWords = ({ count, unit: of }: Length) => words.length[of](count);

  function keep(next: Omit<Kept, 'value'>, nextValue: string) {
    setKept({ ...next, value: nextValue });
    if (nextValue !== value) onChange(nextValue);
  }

  function write(next: string, settled: boolean) {
    const typed = getLength(next, unit);
    keep({ text: next, unit, typed, settled }, typed === undefined ? '' : getIso(typed));
  }

  function show(typed: Length) {
    keep({ text: String(typed.count), unit: typed.unit, typed, settled: true }, getIso(typed));
  }

  /** Parses `36h` or `P1DT2H` into number and unit. @returns whether it succeeded */
  function take(written: string): boolean {
    const reading = readLifetime(written);
    if (reading === undefined) return false;
    show(reading);
    setSaid(typedValue.readAs(lengthWords(reading)));
    return true;
  }

  return {
    text,
    unit,
    isUnlimited,
    length,
    said,
    refusal: refusal(),
    /** The value is empty although the field has text. */
    unread: value === '' && text.trim() !== '' && length === undefined ? ('refused' as const) : undefined,
    type(next: string) {
      setSaid('');
      write(next, false);
    },
    take,
    /** On blur or Enter. @returns whether the field is valid or empty */
    settle(): boolean {
      if (kept?.value !== value || current.settled) {
        // An untouched value stays as it is, even in an unusual notation.
        setKept({ ...current, settled: true });
        return isUnlimited || text.trim() === '' || length !== undefined;
      }
      if (isUnlimited || text.trim() === '' || take(text)) return true;
      write(length === undefined ? text : text.trim(), true);
      return length !== undefined;
    },
    changeUnit(next: LifetimeUnit) {
      const from = current.typed;
      if (from === undefined) {
        setKept({ ...current, unit: next });
        return;
      }
      const converted = inUnit(from, next);
      keep({ text: String(converted.count), unit: next, typed: from, settled: true }, getIso(converted));
      setSaid(
        words.converted(lengthWords({ count: length?.count ?? from.count, unit }), lengthWords(converted)),
      );
    },
    changeUnlimited(isNow: boolean) {
      keep({ ...current, isForeign: false }, isNow ? 'unlimited' : isoIn(text, unit));
    },
  };

  function refusal(): string | undefined {
    if (isUnlimited || !current.settled || text.trim() === '') return undefined;
    if (length === undefined) return words.unreadable;
    return isTooShort(length) ? words.shortest(words.length[unit](lifetimeMinimums[unit])) : undefined;
  }
}

function parseKept(value: string, unit: LifetimeUnit, allowUnlimited: boolean): Kept {
  const typed = lengthIn(value);
  if (typed === undefined) {
    const isForeign = value !== '' && !(value === 'unlimited' && allowUnlimited);
    return { value, text: isForeign ? value : '', unit, typed, settled: isForeign, isForeign };
  }
  return { value, text: String(typed.count), unit: typed.unit, typed, settled: false };
}

/** Digits are a number in the field's unit; nine digits exceed any calendar. */
function getLength(text: string, unit: LifetimeUnit): Length | undefined {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(digits) ? { count: Number(digits), unit } : undefined;
}

function isoIn(text: string, unit: LifetimeUnit): string {
  const length = getLength(text, unit);
  return length === undefined ? '' : getIso(length);
}
