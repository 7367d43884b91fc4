import type { FieldProps } from '../field/field-props.ts';
import type { Unread } from '../field/use-field.ts';

/**
 * The props of a field that itself refuses what stands in it; its reason goes before what the form says.
 * @param isUnread whether the value says nothing of the text that stands there: then no form is sent with it
 */
export function refused<Props extends FieldProps>(
  props: Props,
  reason: string | undefined,
  isUnread = false,
): Props & Unread {
  return reason === undefined ? props : { ...props, state: 'error', feedback: reason, isUnread };
}
