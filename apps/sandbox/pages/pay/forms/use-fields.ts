import { type RefObject, useRef, useState } from 'react';
import { fieldsOfWire, type WrongFields } from './wrong-fields.ts';

interface FieldsOptions<Name extends string> {
  /** In the order they stand in the form, with what stands in them at first. */
  initial: Readonly<Record<Name, string>>;
  wrongIn: (draft: Readonly<Record<Name, string>>) => WrongFields;
  /** What the server found wrong, by the names of the wire. */
  refused: WrongFields;
  /** In the reader's language. */
  say: (key: string, field: Name) => string;
}

/** The fields of a form: what stands in them, and what is wrong with them once one has left them or tried to send. */
export function useFields<Name extends string>({ initial, wrongIn, refused, say }: FieldsOptions<Name>) {
  const [draft, setDraft] = useState(initial);
  const names = Object.keys(initial) as Name[];
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  // What the server refused counts until its field changes.
  const [answered, setAnswered] = useState({ refused, changed: new Set<Name>() });
  if (answered.refused !== refused) setAnswered({ refused, changed: new Set() });
  const inputs = useRef<Partial<Record<Name, RefObject<HTMLInputElement | null>>>>({});
  const inputOf = (name: Name) => (inputs.current[name] ??= { current: null });

  const own = wrongIn(draft);
  const ofServer = fieldsOfWire(refused);

  function bind(name: Name) {
    const key =
      (left.has(name) ? own[name] : undefined) ?? (answered.changed.has(name) ? undefined : ofServer[name]);
    return {
      ref: inputOf(name),
      value: draft[name],
      onChange: (value: string) => {
        setDraft((before) => ({ ...before, [name]: value }));
        setAnswered((before) => ({ ...before, changed: new Set([...before.changed, name]) }));
      },
      onBlur: () => {
        if (draft[name] !== '') setLeft((before) => new Set([...before, name]));
      },
      ...(key !== undefined && { state: 'error' as const, feedback: say(key, name) }),
    };
  }

  /** The draft if nothing is wrong with it, but for the fields that do not matter; else the first wrong one is shown. */
  function checked(besides: readonly Name[] = []): Readonly<Record<Name, string>> | undefined {
    const counted = names.filter((name) => !besides.includes(name));
    setLeft(new Set(counted));
    const first = counted.find((name) => own[name] !== undefined);
    if (first === undefined) return draft;
    inputOf(first).current?.focus();
    return undefined;
  }

  return { draft, bind, checked };
}
