import type { DocNode } from './html-of-doc.ts';

/** The words of a document as one line, its tags as `{{customer_name}}`. */
export function toLine(node: DocNode): string {
  if (node.type === 'tag') return `{{${String(node.attrs?.id ?? '')}}}`;
  return (node.text ?? '') + (node.content ?? []).map(toLine).join('');
}

/** Text of several lines as one: what is pasted into a line does not break it. */
export const asLine = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/[\r\n\t]+/g, ' ');
