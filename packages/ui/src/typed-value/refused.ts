import type { FieldProps } from '../field/field-props.ts';

/** The props of a field that itself refuses what stands in it; its reason goes before what the form says. */
export function refused<Props extends FieldProps>(props: Props, reason: string | undefined): Props {
  return reason === undefined ? props : { ...props, state: 'error', feedback: reason };
}
