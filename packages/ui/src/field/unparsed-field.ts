import type { Unparsed } from './use-field.ts';

/**
 * The first field in sight with a text that its value says nothing of: with the field it would be lost.
 * @param kind which texts count; both unless told
 */
export function unparsedField(within: ParentNode, kind?: Unparsed['unread']): HTMLElement | undefined {
  const marked = kind === undefined ? '[data-unread]' : `[data-unread="${kind}"]`;
  return [...within.querySelectorAll<HTMLElement>(`${marked}:enabled`)].find((field) =>
    field.checkVisibility(),
  );
}
