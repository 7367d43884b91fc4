import type { Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { area } from './text-area.css.ts';

export interface TextAreaProps extends ValueFieldProps {
  /** In characters; shows a counter. Nothing is cut off: what is too long is said, and stays to be shortened. */
  maxLength?: number | undefined;
  /** Lines seen before it scrolls or is drawn larger. */
  rows?: number | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Text of several lines: a message to the customer, a reason. */
export function TextArea(props: TextAreaProps) {
  const field = useField(props);
  const { value, maxLength } = props;
  return (
    <Field
      field={field}
      meta={maxLength === undefined ? undefined : <Counter used={value.length} limit={maxLength} />}
    >
      <ControlFrame field={field} shape="area">
        <textarea
          {...field.control}
          ref={props.ref}
          className={area}
          name={props.name}
          rows={props.rows ?? 3}
          value={value}
          placeholder={props.placeholder}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      </ControlFrame>
    </Field>
  );
}
