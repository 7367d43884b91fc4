import type { Unparsed } from './use-field.ts';

/**
 * The first visible field with a text that is not in its value and would be lost with it.
 * @param kind which texts count; by default both
 */
export function unparsedField(within: ParentNode, kind?: Unparsed['unread']): HTMLElement | undefined {
  const marked = kind === undefined ? '[data-unread]' : `[data-unread="${kind}"]`;
  return [...within.querySelectorAll<HTMLElement>(`${marked}:enabled`)].find((field) =>
    field.checkVisibility(),
  );
}
