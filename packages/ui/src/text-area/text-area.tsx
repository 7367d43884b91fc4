import type { Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { area } from './text-area.css.ts';

export interface TextAreaProps extends ValueFieldProps {
  /** The maximum in characters; shows a counter. A longer text is reported, never cut. */
  maxLength?: number | undefined;
  /** The visible lines before it scrolls or is resized. */
  rows?: number | undefined;
  /** An example, as long as it is empty. It never replaces the label. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text: a message to the customer, a reason. */
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
