import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { Announcement } from '../typed-value/announcement.tsx';
import { blockUnparsedSubmit } from '../typed-value/block-unparsed-submit.ts';
import { input } from './number-field.css.ts';
import type { NumberRules } from './read-number.ts';
import { useNumber } from './use-number.ts';

export interface NumberFieldProps extends ValueFieldProps, NumberRules {
  /** Digits without leading zeros, `12`; empty when there is none, and also while the text cannot be read. */
  value: string;
  /** The least it may be. Less is said once the field is left, and never changed. */
  min?: number | undefined;
  /** The most it may be. More is said at once, and never cut. */
  max?: number | undefined;
  /** How far the numbers it may be are apart, counted from `min`. The arrows go by it. */
  step?: number | undefined;
  /** After the number, behind a line: "hours". */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

const keys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number that counts something: hours, guests, lines. Digits alone; money has a field of its own. */
export function NumberField({ min, max, step, suffix, ...props }: NumberFieldProps) {
  const number = useNumber({ value: props.value, onChange: props.onChange, min, max, step });
  // What the form says goes before a broken limit: it may know more of it.
  const isSaid = props.state === 'error' && props.feedback !== undefined && props.feedback !== '';
  const field = useField({
    ...(isSaid ? props : blockUnparsedSubmit(props, number.reason)),
    unread: number.unread,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || field.readOnly) return;
    const by = keys[event.key];
    if (by !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      number.step(by);
    }
    // A form is not sent with a text that has no meaning.
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
          // Not a number field: its wheel would change the number, and `1e3` and `-5` would be ones.
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
