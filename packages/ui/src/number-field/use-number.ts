import { useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { getFault, type NumberRules, neighbours, readNumber, stepped } from './read-number.ts';

interface NumberOptions extends NumberRules {
  value: string;
  onChange: (value: string) => void;
}

/** The field's text, kept while the value is the one it produced. */
interface Draft {
  readonly text: string;
  readonly value: string;
  readonly settled: boolean;
}

/** The text of a number field, its value and its messages. */
export function useNumber({ value, onChange, ...rules }: NumberOptions) {
  const { locale, messages } = useUi();
  const words = messages.numberField;
  const [kept, setKept] = useState<Draft>();
  const [said, setSaid] = useState('');
  const draft = kept?.value === value ? kept : { text: value, value, settled: true };
  const reading = draft.text.trim() === '' ? undefined : readNumber(draft.text);
  const number = reading !== undefined && 'value' in reading ? Number(reading.value) : undefined;
  const shown = (count: number) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(count);

  function keep(text: string, settled: boolean) {
    const next = text.trim() === '' ? undefined : readNumber(text);
    const nextValue = next !== undefined && 'value' in next ? next.value : '';
    setKept({ text, value: nextValue, settled });
    if (nextValue !== value) onChange(nextValue);
  }

  function reasonOf(): string | undefined {
    if (reading === undefined) return undefined;
    if ('refusal' in reading) return draft.settled ? words[reading.refusal] : undefined;
    const fault = number === undefined ? undefined : getFault(number, rules);
    if (fault === undefined || number === undefined) return undefined;
    // More digits cannot fix a number that is too large. A small number may become valid, so it is reported
    // on blur.
    if (fault === 'max') return words.max(shown(rules.max ?? 0));
    if (!draft.settled) return undefined;
    if (fault === 'min') return words.min(shown(rules.min ?? 0));
    return words.step(shown(rules.step ?? 1), neighbours(number, rules).map(shown));
  }

  return {
    text: draft.text,
    number,
    reason: reasonOf(),
    /** The value is empty although the field has text. */
    unread: value === '' && reading !== undefined && 'refusal' in reading ? ('refused' as const) : undefined,
    said,
    type(text: string) {
      setSaid('');
      keep(text, false);
    },
    /** @returns whether the text is valid or empty */
    settle(): boolean {
      const text = draft.text.trim();
      if (reading === undefined || 'refusal' in reading) {
        setKept({ ...draft, text: reading === undefined ? '' : draft.text, settled: true });
        return reading === undefined;
      }
      // An untouched value from outside stays as it is.
      if (kept?.value !== value) return true;
      if (text !== reading.value) setSaid(messages.typedValue.readAs(reading.value));
      setKept({ text: reading.value, value: reading.value, settled: true });
      return true;
    },
    step(by: number) {
      if (reading !== undefined && number === undefined) return;
      const next = stepped(number, by, rules);
      if (next !== undefined) keep(String(next), true);
    },
  };
}
