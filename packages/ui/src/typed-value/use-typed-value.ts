import { useState } from 'react';
import type { Unparsed } from '../field/use-field.ts';
import { useMessages } from '../provider/ui-provider.tsx';

/** What a typed text means: a value, or the reason, in words, why it means none. */
export type Reading<Value> = { readonly value: Value } | { readonly refusal: string };

interface TypedValueRules<Value> {
  value: Value;
  /** What an empty field means. */
  empty: Value;
  onChange: (value: Value) => void;
  /** How the value stands in the field when nobody writes. */
  show: (value: Value) => string;
  read: (text: string) => Reading<Value>;
  /** Why a value from outside is none the field could ever hold: it is shown as it is, with this reason. */
  foreign?: ((value: Value) => string | undefined) | undefined;
}

interface Draft {
  readonly text: string;
  /** The value it was begun on, as shown: another value from outside replaces the draft. */
  readonly shown: string;
  readonly refusal?: string | undefined;
}

/**
 * A text that stands for a value. While somebody writes, nothing is corrected and nobody is told; on blur and Enter it
 * is read. What cannot be read stays, with the reason, and the value is empty: never an old one the field does not show.
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

  /** The language may have changed since it was refused. */
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
    /** What stands here, where the value says nothing of it. */
    unread: getUnread(draft),
    /** Spoken once, when a text was rewritten for the person. */
    said,
    type(text: string) {
      setSaid('');
      setKept({ text, shown });
    },
    /** Takes a value chosen in another way, as from a calendar. */
    take,
    /** @returns whether the text has a meaning; an empty one has */
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
