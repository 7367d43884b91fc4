import type { FieldProps } from '../field/field-props.ts';
import type { Unparsed } from '../field/use-field.ts';

/**
 * The props of a field that itself refuses what stands in it; its reason goes before what the form says.
 * @param unread what stands there though the value says nothing of it
 */
export function blockUnparsedSubmit<Props extends FieldProps & Unparsed>(
  props: Props,
  reason: string | undefined,
  unread?: Unparsed['unread'],
): Props & Unparsed {
  const marked = { ...props, unread: props.unread ?? unread };
  return reason === undefined ? marked : { ...marked, state: 'error', feedback: reason };
}
