import { Hint, PanField, TextField, VisuallyHidden } from '@deck/ui';
import { useEffect } from 'react';
import { LONGEST_HOLDER } from '../../src/psp/card-rules.ts';
import type { CardField } from './card-draft.ts';
import { readExpiry, typedExpiry, writeExpiry } from './expiry.ts';
import * as css from './pay-screen.css.ts';
import type { CardSubmission } from './payer-api.ts';
import { useReading } from './reading.ts';
import { useCardForm } from './use-card-form.ts';

interface CardFormProps {
  id: string;
  /** The likely cardholder. */
  holder: string;
  /** The titles of the only accepted cards; empty if all are accepted. */
  taken: readonly string[];
  /** A card was declined before. */
  again: boolean;
  /** Focuses the number. */
  focused: boolean;
  refused: Readonly<Record<string, string>>;
  now: () => Date;
  onSubmit: (card: CardSubmission) => void;
}

export function CardForm({ id, holder, taken, again, focused, refused, now, onSubmit }: CardFormProps) {
  const { card, wrong } = useReading().words;
  const { draft, inputs, wrongAt, change, leave, submit } = useCardForm({ holder, refused, now, onSubmit });
  const { number } = inputs;
  useEffect(() => {
    if (focused) number.current?.focus();
  }, [focused, number]);

  const bind = (field: CardField) => {
    const found = wrongAt(field);
    return {
      ref: inputs[field],
      value: draft[field],
      onChange: (value: string) => change(field, value),
      onBlur: () => leave(field),
      ...(found && {
        state: 'error' as const,
        feedback: found === 'tooLong' ? wrong.tooLong(LONGEST_HOLDER) : wrong[found],
      }),
    };
  };

  return (
    // Only submitted by script; if that fails, the browser puts no values into the address.
    <form id={id} className={css.form} method="post" noValidate onSubmit={submit}>
      <VisuallyHidden>
        <h2>{card.title}</h2>
      </VisuallyHidden>
      <PanField
        {...bind('number')}
        label={card.number}
        placeholder={again ? card.anotherNumber : undefined}
      />
      {taken.length > 0 && <p className={css.note}>{card.taken(taken.join(', '))}</p>}
      <div className={css.pair}>
        <TextField
          {...bind('expiry')}
          label={card.expiry}
          placeholder={card.expiryShape}
          autoComplete="cc-exp"
          inputMode="numeric"
          onChange={(typed) => change('expiry', typedExpiry(draft.expiry, typed))}
          onBlur={() => {
            const read = readExpiry(draft.expiry);
            if (read) change('expiry', writeExpiry(read));
            leave('expiry');
          }}
        />
        <TextField
          {...bind('cvc')}
          label={card.cvc}
          placeholder={card.cvcShape}
          autoComplete="cc-csc"
          inputMode="numeric"
          onChange={(typed) => change('cvc', typed.replaceAll(/\D/g, '').slice(0, 4))}
          action={
            <span className={css.hint}>
              <Hint about={card.cvc} text={card.cvcHint} width={240} />
            </span>
          }
        />
      </div>
      <TextField {...bind('holder')} label={card.holder} autoComplete="cc-name" />
    </form>
  );
}
