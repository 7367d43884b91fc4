import { type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import * as css from './radio-cards.css.ts';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: string;
  icon: IconShape;
  /** A sentence about the option, shown below the cards while it is chosen. */
  hint?: string | undefined;
  /** Why it is disabled, shown on the card; undefined if it can be chosen. */
  disabledReason?: string | undefined;
}

export interface RadioCardsProps<Value extends string = string>
  extends Omit<ValueFieldProps<NoInfer<Value>>, 'readOnly' | 'hint' | 'value'> {
  /** The choices, all of them in sight. */
  options: readonly RadioCard<Value>[];
  /** The value of an option, or empty without a choice. */
  value: NoInfer<Value> | '';
  /** The first radio: it is focused when the group has an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of a few options, each with an icon. A single tab stop; arrow keys choose. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const foreign = useInvalidOption(props.options, props.value);
  const chosen = props.options.find(({ value }) => value === props.value);
  const field = useField(withOwnError(props, foreign ?? chosen?.disabledReason));
  const ownName = useId();
  return (
    <Field field={field} kind="radiogroup">
      <div className={css.cards}>
        {props.options.map((option, index) => (
          <Card
            key={option.value}
            ref={index === 0 ? props.ref : undefined}
            option={option}
            name={props.name ?? ownName}
            checked={option === chosen}
            invalid={field.state === 'error'}
            disabled={field.disabled}
            onChoose={() => props.onChange(option.value)}
            onBlur={props.onBlur}
          />
        ))}
      </div>
      <p className={css.hint} aria-live="polite">
        {chosen?.hint}
      </p>
    </Field>
  );
}

interface CardProps {
  option: RadioCard;
  name: string;
  checked: boolean;
  invalid: boolean;
  disabled: boolean;
  onChoose: () => void;
  onBlur: ValueFieldProps['onBlur'];
  ref: Ref<HTMLInputElement> | undefined;
}

function Card({ option, name, checked, invalid, disabled, onChoose, onBlur, ref }: CardProps) {
  const id = useId();
  return (
    <label className={css.card}>
      <span className={css.icon}>
        <Icon shape={option.icon} />
      </span>
      <input
        ref={ref}
        className={css.radio}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        // A chosen but disabled option stays the group's tab stop, so that arrow keys reach the others.
        disabled={disabled || (option.disabledReason !== undefined && !checked)}
        aria-disabled={option.disabledReason !== undefined || undefined}
        data-invalid={invalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.disabledReason ? `${id}-reason` : undefined}
        onChange={onChoose}
        onBlur={onBlur}
      />
      <span className={css.words}>
        <span id={`${id}-label`}>{option.label}</span>
        {option.disabledReason && (
          <span id={`${id}-reason`} className={css.reason}>
            {option.disabledReason}
          </span>
        )}
      </span>
    </label>
  );
}
