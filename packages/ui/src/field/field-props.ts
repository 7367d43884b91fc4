import type { FocusEventHandler } from 'react';

/** The state of a field: neutral, error or success. */
export type FieldState = 'primary' | 'error' | 'success';

/** The common props of all fields. */
export interface FieldProps {
  label: string;
  /** Hides the label visually but keeps it for screen readers, where the context names the field. */
  labelHidden?: boolean | undefined;
  /** A line of help below the field. */
  hint?: string | undefined;
  state?: FieldState | undefined;
  /** Replaces the hint in state `error` or `success`, unless it is empty. */
  feedback?: string | undefined;
  /** Shows "optional" next to the label. Required fields have no mark. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * The props of a field with a single value. `Value` is a standard string: an ISO date, a decimal amount,
 * E.164.
 */
export interface ValueFieldProps<Value = string> extends FieldProps {
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: FocusEventHandler | undefined;
}
