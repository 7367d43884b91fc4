import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import type { IconShape } from '../icon/icon.tsx';

export interface TextFieldProps extends ValueFieldProps {
  /** What the browser checks and which keyboard a phone shows. */
  type?: 'text' | 'email' | 'search' | 'url' | undefined;
  /** Before the value, with a divider. */
  prefix?: ReactNode;
  /** After the value, with a divider. */
  suffix?: ReactNode;
  /** The kind of value, at the beginning of the field. */
  icon?: IconShape | undefined;
  /** At the end, without a divider: a `Hint`. */
  action?: ReactNode;
  /** What a browser or a password manager may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The keyboard that a phone shows. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The maximum in characters. A longer text is reported, never cut. */
  maxLength?: number | undefined;
  /** An example, as long as it is empty. It never replaces the label. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A single line of text: a name, an e-mail address, an order's ID. */
export function TextField(props: TextFieldProps) {
  const field = useField(props);
  const { value, maxLength, type = 'text' } = props;
  const tooLong = maxLength !== undefined && value.length > maxLength;
  return (
    <Field field={field} meta={tooLong ? <Counter used={value.length} limit={maxLength} /> : undefined}>
      <ControlFrame
        field={field}
        icon={props.icon}
        prefix={props.prefix}
        suffix={props.suffix}
        action={props.action}
      >
        <input
          {...field.control}
          ref={props.ref}
          className={controlInput}
          type={type}
          name={props.name}
          value={value}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          // Technical text is neither capitalised nor spell-checked.
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      </ControlFrame>
    </Field>
  );
}
