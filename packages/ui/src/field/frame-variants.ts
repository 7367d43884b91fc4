import type { FieldFrame } from './use-field.ts';

/** The variants of a field's frame, for components that style their own element. */
export function frameVariants(field: Pick<FieldFrame, 'state' | 'disabled' | 'readOnly'>) {
  if (field.disabled) return { state: field.state, mode: 'disabled' } as const;
  if (field.readOnly) return { state: field.state, mode: 'readOnly' } as const;
  return { state: field.state, mode: 'open' } as const;
}
