import type { FieldProps } from '../field/field-props.ts';
import type { Unparsed } from '../field/use-field.ts';

/**
 * The props of a field with its own error, which comes before the form's message.
 * @param unread a text that is not in the value
 */
export function blockUnparsedSubmit<Props extends FieldProps & Unparsed>(
  props: Props,
  reason: string | undefined,
  unread?: Unparsed['unread'],
): Props & Unparsed {
  const marked = { ...props, unread: props.unread ?? unread };
  return reason === undefined ? marked : { ...marked, state: 'error', feedback: reason };
}
