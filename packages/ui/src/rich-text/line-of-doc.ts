import type { DocNode } from './html-of-doc.ts';

/** The text of a document as a single line, with tags as `{{customer_name}}`. */
export function toLine(node: DocNode): string {
  if (node.type === 'tag') return `{{${String(node.attrs?.id ?? '')}}}`;
  return (node.text ?? '') + (node.content ?? []).map(toLine).join('');
}

/** Joins several lines: pasted text must not break a single-line field. */
export const asLine = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/[\r\n\t]+/g, ' ');
