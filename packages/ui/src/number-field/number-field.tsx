import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Announcement } from '../typed-value/announcement.tsx';
import { input } from './number-field.css.ts';
import type { NumberRules } from './read-number.ts';
import { useNumber } from './use-number.ts';

export interface NumberFieldProps extends ValueFieldProps, NumberRules {
  /** Digits without leading zeros, `12`. Empty without a number, and while the text is unreadable. */
  value: string;
  /** The minimum. A smaller number is reported on blur, and never changed. */
  min?: number | undefined;
  /** The maximum. A larger number is reported immediately, and never cut. */
  max?: number | undefined;
  /** The step, counted from `min`. Arrow keys use it. */
  step?: number | undefined;
  /** The unit after the number: "hours". */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

const keys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number: hours, guests, lines. Only digits; use AmountField for money. */
export function NumberField({ min, max, step, suffix, ...props }: NumberFieldProps) {
  const number = useNumber({ value: props.value, onChange: props.onChange, min, max, step });
  // The form's message overrides a broken limit, since it may know more.
  const isSaid = props.state === 'error' && props.feedback !== undefined && props.feedback !== '';
  const field = useField({
    ...(isSaid ? props : withOwnError(props, number.reason)),
    unread: number.unread,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || field.readOnly) return;
    const by = keys[event.key];
    if (by !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      number.step(by);
    }
    // Blocks submitting a form while the text is unreadable.
    if (event.key === 'Enter' && !number.settle()) event.preventDefault();
  }

  function onBlur(event: FocusEvent) {
    if (!field.readOnly) number.settle();
    props.onBlur?.(event);
  }

  return (
    <Field field={field}>
      <ControlFrame field={field} suffix={suffix}>
        <input
          {...field.control}
          ref={props.ref}
          className={input}
          // Not a number input: the wheel would change it, and it would accept `1e3` and `-5`.
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={number.number}
          aria-valuetext={number.text}
          aria-valuemin={min ?? 0}
          aria-valuemax={max}
          autoComplete="off"
          value={number.text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => number.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
      <Announcement text={number.said} />
    </Field>
  );
}
