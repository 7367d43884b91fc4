import { useState } from 'react';
import type { Unparsed } from '../field/use-field.ts';
import { useMessages } from '../provider/ui-provider.tsx';

/** The result of parsing a text: a value, or the reason why it is invalid. */
export type Reading<Value> = { readonly value: Value } | { readonly refusal: string };

interface TypedValueRules<Value> {
  value: Value;
  /** The value of an empty field. */
  empty: Value;
  onChange: (value: Value) => void;
  /** Formats the value for display. */
  show: (value: Value) => string;
  read: (text: string) => Reading<Value>;
  /** Why a value from outside is invalid: it is shown unchanged, with this reason. */
  foreign?: ((value: Value) => string | undefined) | undefined;
}

interface Draft {
  readonly text: string;
  /** The formatted value when the draft began: a different value from outside replaces the draft. */
  readonly shown: string;
  readonly refusal?: string | undefined;
}

/**
 * A text field for a parsed value. While typing, nothing is corrected or reported; on blur and Enter the text
 * is parsed. An unreadable text stays, with the reason, and the value becomes empty: never an old value that
 * is not shown.
 */
export function useTypedValue<Value>({
  value,
  empty,
  onChange,
  show,
  read,
  foreign,
}: TypedValueRules<Value>) {
  const messages = useMessages();
  const [kept, setKept] = useState<Draft>();
  const [said, setSaid] = useState('');
  const shown = show(value);
  const draft = kept?.shown === shown ? kept : undefined;
  const refusal =
    draft === undefined ? foreign?.(value) : draft.refusal && inOurWords(draft.text, draft.refusal);

  /** The language may have changed since the text was refused. */
  function inOurWords(text: string, before: string): string {
    const reading = read(text.trim());
    return 'refusal' in reading ? reading.refusal : before;
  }

  function take(next: Value) {
    setKept(undefined);
    if (show(next) !== shown) onChange(next);
  }

  return {
    text: draft?.text ?? shown,
    refusal,
    /** The text that is not in the value. */
    unread: getUnread(draft),
    /** An announcement after the text was reformatted for the user. */
    said,
    type(text: string) {
      setSaid('');
      setKept({ text, shown });
    },
    /** Sets a value chosen otherwise, such as in a calendar. */
    take,
    /** @returns whether the text is valid or empty */
    settle(): boolean {
      if (draft === undefined) return refusal === undefined;
      const text = draft.text.trim();
      const reading = text === '' ? { value: empty } : read(text);
      if ('refusal' in reading) {
        setKept({ text: draft.text, shown: show(empty), refusal: reading.refusal });
        if (shown !== show(empty)) onChange(empty);
        return false;
      }
      take(reading.value);
      const rewritten = show(reading.value);
      if (text !== rewritten) setSaid(messages.typedValue.readAs(rewritten));
      return true;
    },
  };
}

function getUnread(draft: Draft | undefined): Unparsed['unread'] {
  if (draft === undefined || draft.text.trim() === draft.shown) return undefined;
  return draft.refusal === undefined ? 'typed' : 'refused';
}
