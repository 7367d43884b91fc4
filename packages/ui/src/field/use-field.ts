import { useId } from 'react';
import type { FieldProps, FieldState } from './field-props.ts';

/** The attributes that tie a control to its label and message. Spread them onto the input or the group. */
export interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  /** See `unparsedField`. */
  'data-unread': Unparsed['unread'];
}

/** The field's own message, beside the given props. */
export interface Unparsed {
  /** The value does not contain the text: `typed` is parsed on blur, `refused` is unreadable. */
  unread?: 'typed' | 'refused' | undefined;
}

export interface FieldFrame {
  readonly label: string;
  readonly labelHidden: boolean;
  readonly optional: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** `error` and `success`, with or without a message: the border shows the state. */
  readonly state: FieldState;
  readonly message: { readonly tone: 'hint' | 'error' | 'success'; readonly text: string } | null;
  readonly labelId: string;
  readonly messageId: string;
  readonly control: FieldControl;
}

/** The ids, state and message of a field: its logic without styles. */
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
