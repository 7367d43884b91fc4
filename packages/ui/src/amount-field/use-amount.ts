import {
  compareMoney,
  currencySymbol,
  formatAmount,
  formatMoney,
  isAmount,
  isZero,
  type Money,
  parseMoney,
  toAmount,
  typedDecimals,
} from '@deck/values';
import { useEffect, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { type Draft, type Edit, edited, getSigns, readDraft, standsAtGroup } from './amount-draft.ts';

interface AmountRules {
  currency: string;
  value: string;
  onChange: (value: string) => void;
  max: string | undefined;
  allowZero: boolean;
}

/** A draft is kept while the value is the one it produced. A different value from outside replaces it. */
interface Kept extends Draft {
  readonly value: string;
  readonly currency: string;
  readonly locale: string;
  /** The user paused: blur, Enter or paste. From now on an unreadable text is reported. */
  readonly settled: boolean;
}

/** The text of an amount field, its amount and its messages. */
export function useAmount({ currency, value, onChange, max, allowZero }: AmountRules) {
  const { locale, messages } = useUi();
  const [kept, setKept] = useState<Kept>();
  const [said, setSaid] = useState('');
  const signs = getSigns(locale);
  const words = messages.amountField;

  const isCurrent = kept?.value === value && kept.currency === currency && kept.locale === locale;
  // In another currency or language the text is parsed again; an invalid text is kept.
  const isReread = !isCurrent && kept?.value === value;
  const written =
    isReread && value === ''
      ? { text: kept.text, grouped: kept.text === '' }
      : toDraft(value, currency, locale);
  const draft = isCurrent ? kept : { ...written, settled: true };
  const reading = readDraft(draft, currency, signs);
  const readings = reading?.kind === 'two' ? reading.readings : undefined;

  function keep(next: Draft, settled: boolean) {
    const read = readDraft(next, currency, signs);
    // An unreadable or ambiguous text has no amount yet.
    const amount = read?.kind === 'one' ? read.amount : '';
    setKept({ ...next, settled, value: amount, currency, locale });
    if (amount !== value) onChange(amount);
  }

  useEffect(() => {
    if (isReread && reading?.kind === 'one' && !isAmount(value, currency)) choose(reading.amount);
  });

  function show(amount: string) {
    keep(toDraft(amount, currency, locale), true);
  }

  function announce(amount: string) {
    setSaid(messages.typedValue.readAs(formatMoney(parseMoney(amount, currency), locale)));
  }

  /** While typing continues, a text that may become an amount is not reported. */
  function edit(change: Edit): number {
    setSaid('');
    const next = edited(draft, change, signs);
    keep(next, false);
    return next.caret;
  }

  function choose(amount: string) {
    show(amount);
    announce(amount);
  }

  /** Text that was not typed is parsed before it changes. */
  function take(text: string) {
    const written = { text, grouped: false };
    const read = readDraft(written, currency, signs);
    if (read?.kind === 'one') choose(read.amount);
    else keep(written, true);
  }

  return {
    text: draft.text,
    /** An announcement, after the text was changed for the user. */
    said,
    /** The two amounts the text may mean, for the user to choose from. */
    readings: readings?.map((amount) => ({
      amount,
      words: formatMoney(parseMoney(amount, currency), locale),
    })),
    /** The value is empty although the field has text. */
    unread:
      value === '' && reading !== undefined && reading.kind !== 'one' ? ('refused' as const) : undefined,
    /** Why the text is unreadable. */
    refusal: refusal(),
    /** Why the amount is out of range. */
    limit: limitOf(),
    sign: currencySymbol(currency, locale, 'narrow'),

    /** @returns the caret's new position */
    edit,
    /** @returns the caret's new position; undefined if the whole text was replaced */
    paste(pasted: string, start: number, end: number): number | undefined {
      if (pasted.trim() === '') return start;
      const [before, after] = [draft.text.slice(0, start), draft.text.slice(end)];
      if (before + after === '') {
        take(pasted.trim());
        return undefined;
      }
      const text = before + pasted.trim() + after;
      if (/^\s*\d+\s*$/.test(pasted)) {
        return edit({ text, caret: text.length - after.length, type: 'insertText', data: pasted.trim() });
      }
      take(text);
      return undefined;
    },
    choose,
    /** On blur or Enter. @returns whether the text is an amount or empty */
    settle(): boolean {
      if (reading === undefined) return true;
      if (reading.kind !== 'one') {
        // An untouched value from outside stays as it is.
        if (isCurrent) keep(draft, true);
        return false;
      }
      show(reading.amount);
      // In a currency without decimals a typed comma or dot can only be a group separator.
      const regrouped = typedDecimals(currency) === 0 && draft.text.includes(signs.decimal);
      if (!draft.grouped || regrouped) announce(reading.amount);
      return true;
    },
    /** Moves the caret over a group separator, so that the key deletes the digit next to it. */
    skips: (caret: number, key: 'Backspace' | 'Delete') => standsAtGroup(draft, caret, key, signs),
  };

  function refusal(): string | undefined {
    // The currency cannot hold the value from outside, although typing it would be parsed.
    const isForeign = reading?.kind === 'one' && !isCurrent && !isAmount(value, currency);
    if (reading?.kind !== 'none' && !isForeign) return undefined;
    const foreign = value.includes('.') ? 'tooManyDecimals' : 'notANumber';
    const reason = reading.kind === 'none' ? reading.reason : foreign;
    // Further keys cannot fix these two errors, so they are reported immediately.
    if (!draft.settled && reason !== 'tooManyDecimals' && reason !== 'tooLarge') return undefined;
    const example = formatAmount(parseMoney('1234', currency), locale);
    return words.refusal[reason](example, currency, typedDecimals(currency));
  }

  function limitOf(): string | undefined {
    if (reading?.kind !== 'one') return undefined;
    const amount = parseMoney(reading.amount, currency);
    const limit = max === undefined || !isAmount(max, currency) ? undefined : parseMoney(max, currency);
    if (limit !== undefined && compareMoney(amount, limit) > 0)
      return words.atMost(formatMoney(limit, locale));
    return isZero(amount) && !allowZero && draft.settled && isCurrent ? words.aboveZero : undefined;
  }
}

function toDraft(value: string, currency: string, locale: string): Draft {
  // A value the currency cannot hold stays, and is refused with the reason.
  if (value === '' || !isAmount(value, currency)) return { text: value, grouped: value === '' };
  const amount: Money = parseMoney(value, currency);
  return { text: formatAmount(amount, locale), grouped: true };
}

/** The canonical value: `1234.5` and `1234.50` are the same amount. */
export function canonical(value: string, currency: string): string {
  return isAmount(value, currency) ? toAmount(parseMoney(value, currency)) : value;
}
