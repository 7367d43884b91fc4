import { type RefObject, useRef, useState } from 'react';
import { fieldsOfWire, type WrongFields } from './wrong-fields.ts';

interface FieldsOptions<Name extends string> {
  /** The fields in form order with their initial values. */
  initial: Readonly<Record<Name, string>>;
  wrongIn: (draft: Readonly<Record<Name, string>>) => WrongFields;
  /** The server's errors by wire name. */
  refused: WrongFields;
  /** In the reader's language. */
  say: (key: string, field: Name) => string;
}

/** The fields of a form with their values. Errors show after blur or an attempt to submit. */
export function useFields<Name extends string>({ initial, wrongIn, refused, say }: FieldsOptions<Name>) {
  const [draft, setDraft] = useState(initial);
  const names = Object.keys(initial) as Name[];
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  // The server's error applies until its field changes.
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

  /** The draft if it is valid, ignoring the given fields; else shows the first error. */
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
