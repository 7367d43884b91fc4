import { cloneElement, type ReactElement } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useValidationMessage } from './validation-message.ts';

/** What a field of the kit takes from a form. */
export interface BoundProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  state: 'primary' | 'error';
  feedback: string;
  /** Only where the whole form is closed for changes. */
  disabled?: true;
}

interface DrawnProps {
  label?: string | undefined;
  feedback?: string | undefined;
}

interface FormFieldProps<Form extends FieldValues, Name extends FieldPath<Form>> {
  control: Control<Form, unknown, Form>;
  name: Name;
  children: (props: BoundProps<FieldPathValue<Form, Name>>) => ReactElement<DrawnProps>;
}

/** Joins one field of the kit to one value of a form: value, blur, focus on error and the sentence of what is wrong. */
export function FormField<Form extends FieldValues, Name extends FieldPath<Form>>({
  control,
  name,
  children,
}: FormFieldProps<Form, Name>) {
  const { field, fieldState, formState } = useController({ control, name });
  const say = useValidationMessage();
  // A list that grows is checked as a whole: what nobody has been to yet is not called wrong.
  const error = fieldState.isTouched || formState.isSubmitted ? fieldState.error : undefined;
  const feedback = error ? say(error.message) : '';
  const drawn = children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    state: error ? 'error' : 'primary',
    feedback,
    ...(formState.disabled && { disabled: true as const }),
  });
  // What is said of any field is said of this one by its name, which only the field itself knows.
  return error && drawn.props.label !== undefined && drawn.props.feedback === feedback
    ? cloneElement(drawn, { feedback: say(error.message, drawn.props.label) })
    : drawn;
}
