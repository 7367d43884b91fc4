import { useId } from 'react';
import type { FieldProps, FieldState } from './field-props.ts';

/** The attributes that tie a control to its label and message. Spread onto the input, or onto the group. */
export interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  /** See `unparsedField`. */
  'data-unread': Unparsed['unread'];
}

/** What a field says of itself beside what it is told. */
export interface Unparsed {
  /** A text stands here of which the value says nothing: `typed` is read once one leaves it, `refused` means nothing. */
  unread?: 'typed' | 'refused' | undefined;
}

export interface FieldFrame {
  readonly label: string;
  readonly labelHidden: boolean;
  readonly optional: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** `error` and `success` with or without words: the border shows the state, the words appear when there are any. */
  readonly state: FieldState;
  readonly message: { readonly tone: 'hint' | 'error' | 'success'; readonly text: string } | null;
  readonly labelId: string;
  readonly messageId: string;
  readonly control: FieldControl;
}

/** Ids, state and message of one field: the part of a field that has no look. */
export function useField(props: FieldProps & Unparsed): FieldFrame {
  const id = useId();
  const state = props.state ?? 'primary';
  const messageId = `${id}-message`;
  return {
    label: props.label,
    labelHidden: props.labelHidden ?? false,
    optional: props.optional ?? false,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    state,
    message: getMessage(state, props),
    labelId: `${id}-label`,
    messageId,
    control: {
      id,
      'aria-describedby': messageId,
      'aria-invalid': state === 'error' ? true : undefined,
      'data-unread': props.unread,
    },
  };
}

function getMessage(state: FieldState, { feedback, hint }: FieldProps): FieldFrame['message'] {
  if (state !== 'primary' && feedback) return { tone: state, text: feedback };
  return hint ? { tone: 'hint', text: hint } : null;
}
