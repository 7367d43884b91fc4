import type { FieldProps } from './field-props.ts';
import type { Unparsed } from './use-field.ts';

/**
 * The props of a field with the error that it finds by itself. It replaces the form's message.
 * @param reason a sentence; undefined without an error
 * @param unread why a text is not in the value, if there is one
 */
export function withOwnError<Props extends FieldProps & Unparsed>(
  props: Props,
  reason: string | undefined,
  unread?: Unparsed['unread'],
): Props & Unparsed {
  const marked = { ...props, unread: props.unread ?? unread };
  return reason === undefined ? marked : { ...marked, state: 'error', feedback: reason };
}
