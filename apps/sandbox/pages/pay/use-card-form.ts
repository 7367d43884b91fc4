import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  type CardDraft,
  type CardField,
  cardFields,
  getSubmission,
  type Wrong,
  type WrongFields,
  wrongIn,
  wrongOfServer,
} from './card-draft.ts';
import type { CardSubmission } from './payer-api.ts';

interface CardFormOptions {
  holder: string;
  /** The server's errors: a message key per wire field. */
  refused: Readonly<Record<string, string>>;
  now: () => Date;
  onSubmit: (card: CardSubmission) => void;
}

type Inputs = Record<CardField, RefObject<HTMLInputElement | null>>;

/** The values and errors of the card form. The card is held only here. */
export function useCardForm({ holder, refused, now, onSubmit }: CardFormOptions) {
  const [draft, setDraft] = useState<CardDraft>({ number: '', expiry: '', cvc: '', holder });
  // A field shows its error after blur with a value, all fields after an attempt to pay.
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  // The server's error applies until its field changes.
  const [answered, setAnswered] = useState({ refused, changed: new Set<CardField>() });
  if (answered.refused !== refused) setAnswered({ refused, changed: new Set() });
  const inputs = useInputs();

  const own = wrongIn(draft, now());
  const ofServer = wrongOfServer(refused);
  const wrongAt = (field: CardField): Wrong | undefined =>
    (left.has(field) ? own[field] : undefined) ?? (answered.changed.has(field) ? undefined : ofServer[field]);

  function change(field: CardField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
    setAnswered((before) => ({ ...before, changed: new Set([...before.changed, field]) }));
  }

  function leave(field: CardField) {
    if (draft[field] !== '') setLeft((before) => new Set([...before, field]));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setLeft(new Set(cardFields));
    const card = getSubmission(draft);
    const first = firstWrong(own);
    if (first) inputs[first].current?.focus();
    else if (card) onSubmit(card);
  }

  return { draft, inputs, wrongAt, change, leave, submit };
}

const firstWrong = (wrong: WrongFields): CardField | undefined => cardFields.find((field) => wrong[field]);

function useInputs(): Inputs {
  return {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    cvc: useRef<HTMLInputElement>(null),
    holder: useRef<HTMLInputElement>(null),
  };
}
