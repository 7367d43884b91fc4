import type { Ref } from 'react';
import { Choice } from '../field/choice.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { toggle } from './switch.css.ts';

export interface SwitchProps
  extends Omit<ValueFieldProps<never>, 'value' | 'onChange' | 'optional' | 'readOnly'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new value at each press. */
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns something on or off immediately. For a value that is submitted with a form use a checkbox. */
export function Switch(props: SwitchProps) {
  const field = useField(props);
  return (
    <Choice field={field} control="switch">
      <input
        {...field.control}
        ref={props.ref}
        className={toggle}
        type="checkbox"
        role="switch"
        name={props.name}
        checked={props.checked}
        aria-checked={props.checked}
        disabled={field.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
    </Choice>
  );
}
