import { cardType } from '../src/card.ts';
import { type CardDraft, type CardField, cardFields, grouped, type Wrong, wrongIn } from './card-draft.ts';
import { element } from './dom.ts';
import { readExpiry, typedExpiry, writeExpiry } from './expiry.ts';
import * as css from './frame.css.ts';
import type { FrameWords } from './words/en.ts';

const chips: readonly (readonly [type: string, name: string])[] = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'Amex'],
  ['maestro', 'Maestro'],
  ['mir', 'Mir'],
];

export interface CardForm {
  readonly form: HTMLFormElement;
  draft(): CardDraft;
  /** Shows every error and moves to the first; true if there is none. */
  check(): boolean;
  /** @param accepted the types of the cards that are taken; empty: all */
  configure(holder: string, accepted: readonly string[]): void;
  focus(): void;
  /** Empties everything but the holder. */
  clear(): void;
  setDisabled(disabled: boolean): void;
  /** Shows the server's errors. */
  showWrong(wrong: Partial<Record<CardField, Wrong>>): void;
}

/** The fields of a card. What is typed stays in them. */
export function cardForm(words: FrameWords, onSubmit: () => void, onChange: () => void): CardForm {
  let accepted: readonly string[] = [];
  const marks = element('span', { className: css.marks, ariaHidden: 'true' });
  const fields: Record<CardField, Field> = {
    number: makeField(
      'number',
      words.card.number,
      { autocomplete: 'cc-number', inputMode: 'numeric' },
      marks,
    ),
    expiry: makeField('expiry', words.card.expiry, {
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      placeholder: words.card.expiryShape,
    }),
    cvc: makeField('cvc', words.card.cvc, {
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
      placeholder: words.card.cvcShape,
      title: words.card.cvcHint,
    }),
    holder: makeField('holder', words.card.holder, { autocomplete: 'cc-name' }),
  };
  fields.number.input.placeholder = '1234 1234 1234 1234';
  const form = element(
    'form',
    { className: css.form, noValidate: true, ariaLabel: words.card.title },
    fields.number.box,
    element('div', { className: css.pair }, fields.expiry.box, fields.cvc.box),
    fields.holder.box,
    // Without a button of its own a form is not submitted by Enter.
    element('button', { type: 'submit', hidden: true }),
  );

  const draft = (): CardDraft => ({
    number: fields.number.input.value,
    expiry: fields.expiry.input.value,
    cvc: fields.cvc.input.value,
    holder: fields.holder.input.value,
  });
  const say = (field: CardField, wrong: Wrong | undefined) =>
    fields[field].say(wrong === undefined ? '' : words.wrong[wrong]);
  const drawMarks = () => {
    const type = cardType(fields.number.input.value);
    const isEmpty = fields.number.input.value.trim() === '';
    const shown = chips.filter(([name]) =>
      accepted.length === 0
        ? name !== 'mir'
        : accepted.includes(name) || (accepted.includes('visa electron') && name === 'visa'),
    );
    marks.replaceChildren(
      ...shown.map(([name, label]) => {
        const isLit = type === name || (type === 'visa electron' && name === 'visa');
        return element(
          'span',
          { className: isEmpty ? css.mark.plain : isLit ? css.mark.lit : css.mark.sunken },
          label,
        );
      }),
    );
  };

  let before = '';
  const reshape: Partial<Record<CardField, (input: HTMLInputElement) => void>> = {
    number: (input) => {
      // The caret stays where it is while somebody corrects the middle.
      if (input.selectionStart === input.value.length) input.value = grouped(input.value);
      drawMarks();
    },
    expiry: (input) => {
      input.value = typedExpiry(before, input.value);
      before = input.value;
    },
    cvc: (input) => {
      input.value = input.value.replaceAll(/\D/g, '').slice(0, 4);
    },
  };
  for (const field of cardFields) {
    const { input } = fields[field];
    input.addEventListener('input', () => {
      reshape[field]?.(input);
      say(field, undefined);
      onChange();
    });
    input.addEventListener('blur', () => {
      if (field === 'number') input.value = grouped(input.value);
      const read = field === 'expiry' ? readExpiry(input.value) : undefined;
      if (read) input.value = before = writeExpiry(read);
      if (input.value !== '') say(field, wrongIn(draft(), accepted, new Date())[field]);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  drawMarks();

  const showWrong = (wrong: Partial<Record<CardField, Wrong>>) => {
    for (const field of cardFields) say(field, wrong[field]);
    const first = cardFields.find((field) => wrong[field]);
    if (first) fields[first].input.focus();
  };
  return {
    form,
    draft,
    check: () => {
      const wrong = wrongIn(draft(), accepted, new Date());
      showWrong(wrong);
      return Object.keys(wrong).length === 0;
    },
    configure: (holder, taken) => {
      if (fields.holder.input.value === '') fields.holder.input.value = holder;
      accepted = taken;
      drawMarks();
    },
    focus: () => fields.number.input.focus(),
    clear: () => {
      for (const field of cardFields) {
        if (field !== 'holder') fields[field].input.value = '';
        say(field, undefined);
      }
      before = '';
      drawMarks();
    },
    setDisabled: (disabled) => {
      for (const field of cardFields) fields[field].input.disabled = disabled;
    },
    showWrong,
  };
}

interface Field {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** @param text empty: nothing is wrong */
  say(text: string): void;
}

function makeField(
  name: CardField,
  label: string,
  properties: Partial<HTMLInputElement>,
  beside: HTMLElement | null = null,
): Field {
  const input = element('input', {
    id: name,
    className: css.input,
    type: 'text',
    required: true,
    ...properties,
  });
  const problem = element('p', { id: `${name}-wrong`, className: css.problem, hidden: true });
  problem.setAttribute('role', 'alert');
  const box = element(
    'div',
    { className: css.field },
    element(
      'div',
      { className: css.head },
      element('label', { htmlFor: name, className: css.label }, label),
      beside,
    ),
    input,
    problem,
  );
  return {
    box,
    input,
    say: (text) => {
      problem.textContent = text;
      problem.hidden = text === '';
      if (text === '') {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
        return;
      }
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', problem.id);
    },
  };
}
