import { isCurrency } from '@deck/values';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button/button.tsx';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { type Unparsed, useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import * as css from './amount-field.css.ts';
import { UnknownCurrency } from './unknown-currency.tsx';
import { canonical, useAmount } from './use-amount.ts';

export interface AmountFieldProps extends ValueFieldProps {
  /**
   * A decimal string with all of the currency's decimals, `1234.50`. Empty without an amount, and while the
   * text is unreadable or ambiguous.
   */
  value: string;
  /** ISO 4217: `EUR`. With an unknown currency nothing can be typed. */
  currency: string;
  /** The maximum, a decimal string. A larger amount is reported, never cut. */
  max?: string | undefined;
  /** Whether zero is allowed. */
  allowZero?: boolean | undefined;
  /** `column` aligns the figures at the end and leaves the code to the column's head. */
  place?: 'alone' | 'column' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * An amount of money. Digits are grouped while typing. Pasted text is read as it is; if it has two meanings, the field
 * asks for the right one.
 */
export function AmountField(props: AmountFieldProps) {
  return isCurrency(props.currency) ? <AmountBox {...props} /> : <UnknownCurrency {...props} />;
}

function AmountBox({ place = 'alone', ...props }: AmountFieldProps) {
  const { amountField } = useMessages();
  const { currency } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => input.current);
  const amount = useAmount({
    currency,
    value: canonical(props.value, currency),
    onChange: props.onChange,
    max: props.max,
    allowZero: props.allowZero ?? false,
  });
  const isAsked = amount.readings !== undefined;
  const field = useField(toProps(props, isAsked, amount));
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    if (field.readOnly || field.disabled) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    caret.current = amount.paste(event.clipboardData.getData('text'), selectionStart ?? 0, selectionEnd ?? 0);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || field.readOnly) return;
    // Blocks submitting a form while the text is unreadable.
    if (event.key === 'Enter' && !amount.settle()) event.preventDefault();
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart === null || selectionStart !== selectionEnd) return;
    if (!amount.skips(selectionStart, event.key)) return;
    const next = selectionStart + (event.key === 'Backspace' ? -1 : 1);
    event.currentTarget.setSelectionRange(next, next);
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    if (!field.readOnly) amount.settle();
    props.onBlur?.(event);
  }

  function choose(chosen: string) {
    amount.choose(chosen);
    input.current?.focus();
  }

  const hasSign = amount.sign !== currency;
  return (
    <Field field={field}>
      <ControlFrame
        field={field}
        prefix={hasSign || place === 'column' ? <span aria-hidden>{amount.sign}</span> : undefined}
      >
        <input
          {...field.control}
          ref={input}
          aria-describedby={`${id}-code ${isAsked ? `${id}-question` : field.messageId}`}
          className={css.input({ place })}
          // Not a number input: the wheel and the arrow keys would change the amount.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={amount.text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => {
            const { inputType, data } = event.nativeEvent as InputEvent;
            caret.current = amount.edit({
              text: event.target.value,
              caret: event.target.selectionStart ?? event.target.value.length,
              type: inputType,
              data: data ?? null,
            });
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <span id={`${id}-code`} className={css.code({ place })}>
          {currency}
        </span>
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
      <div id={`${id}-question`} role="status">
        {isAsked && <p className={css.question}>{amountField.twoReadings}</p>}
      </div>
      {isAsked && (
        <div className={css.readings}>
          {amount.readings?.map((reading) => (
            <Button key={reading.amount} size="small" onClick={() => choose(reading.amount)}>
              {reading.words}
            </Button>
          ))}
        </div>
      )}
      <Announcement text={amount.said} />
    </Field>
  );
}

/** The question replaces the hint. An unreadable text overrides the form's message; a limit does not. */
function toProps(
  props: AmountFieldProps,
  isAsked: boolean,
  { refusal, limit, unread }: Pick<ReturnType<typeof useAmount>, 'refusal' | 'limit' | 'unread'>,
): AmountFieldProps & Unparsed {
  if (isAsked) return { ...props, state: 'primary', hint: undefined, unread };
  const said = props.state === 'error' && props.feedback ? undefined : limit;
  return withOwnError(props, refusal ?? said, unread);
}
