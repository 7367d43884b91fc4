import type { FocusEventHandler } from 'react';

/** How a field stands: as it is, refused, or confirmed. */
export type FieldState = 'primary' | 'error' | 'success';

/** What every field of the kit understands, whatever it holds. */
export interface FieldProps {
  label: string;
  /** Keeps the label for assistive technology and takes it from sight, where the place itself names the field. */
  labelHidden?: boolean | undefined;
  /** One line below the field that helps to fill it. */
  hint?: string | undefined;
  state?: FieldState | undefined;
  /** Replaces the hint. Shown only in state `error` or `success`, and only when it is not empty. */
  feedback?: string | undefined;
  /** Says "optional" beside the label. Required is the rule and has no mark. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** What a field with one value adds. `Value` is a string of a standard: an ISO date, a decimal amount, E.164. */
export interface ValueFieldProps<Value = string> extends FieldProps {
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: FocusEventHandler | undefined;
}
