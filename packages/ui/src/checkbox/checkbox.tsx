import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Choice } from '../field/choice.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { checkbox } from './checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ValueFieldProps<never>, 'value' | 'onChange' | 'optional' | 'readOnly'> {
  /** `mixed` if it represents several options of which only some are checked. */
  checked: boolean | 'mixed';
  /** Called with the new value at each press. */
  onChange: (checked: boolean) => void;
  /** The submitted value when checked; by default `on`. */
  value?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes-or-no option, or an option of several that can be combined. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const mixed = props.checked === 'mixed';
  useLayoutEffect(() => {
    // HTML has no attribute for it, and a press resets it.
    if (input.current) input.current.indeterminate = mixed;
  });
  return (
    <Choice field={field}>
      <input
        {...field.control}
        ref={input}
        className={checkbox}
        type="checkbox"
        name={props.name}
        value={props.value}
        checked={props.checked === true}
        disabled={field.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
    </Choice>
  );
}
