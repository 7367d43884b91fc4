import { type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import * as css from './segmented-control.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  /** One or two words. */
  label: string;
  icon?: IconShape | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ValueFieldProps<NoInfer<Value>>, 'readOnly' | 'optional' | 'state' | 'feedback'> {
  /** Two to five. For more, or longer labels, use a select. */
  options: readonly Segment<Value>[];
  /** The checked radio, or the first: the target for focusing. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A choice of a few options that immediately changes the content next to it. A single tab stop; arrow keys
 * choose.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const field = useField(withOwnError(props, useInvalidOption(props.options, props.value)));
  const ownName = useId();
  const target = Math.max(
    0,
    props.options.findIndex(({ value }) => value === props.value),
  );
  return (
    <Field field={field} kind="radiogroup">
      <div className={css.track}>
        {props.options.map((option, index) => (
          <label key={option.value} className={css.segment}>
            <input
              ref={index === target ? props.ref : undefined}
              className={css.input}
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              checked={option.value === props.value}
              // A checked but disabled option stays the group's tab stop, so that arrow keys reach the
              // others.
              disabled={field.disabled || (option.disabled === true && index !== target)}
              aria-disabled={option.disabled || undefined}
              onChange={() => props.onChange(option.value)}
              onBlur={props.onBlur}
            />
            {option.icon && <Icon shape={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  );
}
