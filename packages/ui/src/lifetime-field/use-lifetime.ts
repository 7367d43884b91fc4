import { type LifetimeUnit, lifetimeMinimums, readLifetime } from '@deck/values';
import { useState } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import { getIso, inUnit, isTooShort, type Length, lengthIn } from './lifetime-length.ts';

interface LifetimeRules {
  value: string;
  onChange: (value: string) => void;
  allowUnlimited: boolean;
}

/** What the field shows beside the value: it lasts as long as the value is the one it led to. */
interface Kept {
  readonly value: string;
  /** The number as it is typed. */
  readonly text: string;
  readonly unit: LifetimeUnit;
  /** What was last typed: a change of the unit converts from here, so that going back restores it. */
  readonly typed: Length | undefined;
  readonly settled: boolean;
  /** The value came from outside and is no length: it stands here as it came, whatever its digits would mean. */
  readonly isForeign?: boolean | undefined;
}

/** The number, the unit and the checkbox of a lifetime, and what is said about them. */
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

  /** Reads `36h` or `P1DT2H` into number and unit. @returns whether it could */
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
    /** The value is empty although a text stands here. */
    unread: value === '' && text.trim() !== '' && length === undefined ? ('refused' as const) : undefined,
    type(next: string) {
      setSaid('');
      write(next, false);
    },
    take,
    /** Blur or Enter. @returns whether what stands there is a length or nothing */
    settle(): boolean {
      if (kept?.value !== value || current.settled) {
        // What nobody typed in stays as it came, even where it could be written otherwise.
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

/** Digits alone are a number of the field's unit; nine of them are more than any calendar holds. */
function getLength(text: string, unit: LifetimeUnit): Length | undefined {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(digits) ? { count: Number(digits), unit } : undefined;
}

function isoIn(text: string, unit: LifetimeUnit): string {
  const length = getLength(text, unit);
  return length === undefined ? '' : getIso(length);
}
