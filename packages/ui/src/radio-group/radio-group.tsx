import { type Ref, useId } from 'react';
import { choice } from '../field/choice.css.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line about the option's consequence. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ValueFieldProps<NoInfer<Value>>, 'readOnly' | 'value'> {
  /** The choices, all of them in sight. */
  options: readonly RadioOption<Value>[];
  /** The value of an option, or empty without a choice. */
  value: NoInfer<Value> | '';
  /** `row` puts them side by side; only if the labels are short in every language. */
  direction?: 'column' | 'row' | undefined;
  /** The first radio: it is focused when the group has an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const field = useField(withOwnError(props, useInvalidOption(props.options, props.value)));
  const ownName = useId();
  return (
    <Field field={field} kind="radiogroup">
      <div className={css.options({ direction: props.direction ?? 'column' })}>
        {props.options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? props.ref : undefined}
            option={option}
            name={props.name ?? ownName}
            checked={option.value === props.value}
            disabled={field.disabled}
            invalid={field.state === 'error'}
            onChoose={() => props.onChange(option.value)}
            onBlur={props.onBlur}
          />
        ))}
      </div>
    </Field>
  );
}

interface RadioProps {
  option: RadioOption;
  name: string;
  checked: boolean;
  disabled: boolean;
  invalid: boolean;
  onChoose: () => void;
  onBlur: ValueFieldProps['onBlur'];
  ref: Ref<HTMLInputElement> | undefined;
}

function Radio({ option, name, checked, disabled, invalid, onChoose, onBlur, ref }: RadioProps) {
  const id = useId();
  const isBarred = option.disabled === true;
  return (
    <label className={choice({ disabled: disabled || isBarred })}>
      <input
        ref={ref}
        className={css.radio}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        // A chosen but disabled option stays the group's tab stop, so that arrow keys reach the others.
        disabled={disabled || (isBarred && !checked)}
        aria-disabled={isBarred || undefined}
        data-invalid={invalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        onChange={onChoose}
        onBlur={onBlur}
      />
      <span>
        <span id={`${id}-label`}>{option.label}</span>
        {option.hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
