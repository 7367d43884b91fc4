import type { FocusEventHandler } from 'react';

/** The state of a field: neutral, error or success. */
export type FieldState = 'primary' | 'error' | 'success';

/** The common props of all fields. */
export interface FieldProps {
  /** Names the value. It stays visible while somebody types. */
  label: string;
  /** Hides the label visually but keeps it for screen readers, where the context names the field. */
  labelHidden?: boolean | undefined;
  /** A line of help below the field. */
  hint?: string | undefined;
  /** Whether the value is wrong or right; `feedback` says why. */
  state?: FieldState | undefined;
  /** Replaces the hint in state `error` or `success`, unless it is empty. */
  feedback?: string | undefined;
  /** Shows "optional" next to the label. Required fields have no mark. */
  optional?: boolean | undefined;
  /** Whether it cannot be used. It takes no focus. */
  disabled?: boolean | undefined;
  /** Whether its value can be read and copied, but not changed. */
  readOnly?: boolean | undefined;
}

/**
 * The props of a field with a single value. `Value` is a standard string: an ISO date, a decimal amount,
 * E.164.
 */
export interface ValueFieldProps<Value = string> extends FieldProps {
  /** The name of the value in its form. */
  name?: string | undefined;
  /** The current value; empty for none. */
  value: Value;
  /** Called with the new value. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field. */
  onBlur?: FocusEventHandler | undefined;
}
