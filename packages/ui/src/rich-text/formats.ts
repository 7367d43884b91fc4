import type { Extensions } from '@tiptap/core';
import type { Node, Slice } from '@tiptap/pm/model';
import { type DocNode, htmlOf } from './html-of-doc.ts';
import { lineOf } from './line-of-doc.ts';
import { elementOfLine, elementOfText, withChips } from './prepare-html.ts';
import type { RichEditorOptions, RichFormat } from './rich-editor.ts';
import { lineExtensions, richExtensions } from './rich-schema.ts';

/** How a value becomes a document and a document a value. */
interface Format {
  readonly extensions: (options: Pick<RichEditorOptions, 'labelOf' | 'unknownWords'>) => Extensions;
  /** HTML the editor reads: chips for tags, nothing that runs. */
  readonly contentOf: (value: string) => string;
  readonly written: (doc: DocNode) => string;
  /** Plain text that is pasted. */
  readonly elementOf: (text: string) => HTMLElement;
}

export const formats: Readonly<Record<RichFormat, Format>> = {
  html: { extensions: richExtensions, contentOf: withChips, written: htmlOf, elementOf: elementOfText },
  line: {
    extensions: lineExtensions,
    contentOf: (value) => elementOfLine(value).innerHTML,
    written: lineOf,
    elementOf: elementOfLine,
  },
};

/** What is pasted or dropped, as text of one line. */
export const textOf = ({ content }: Slice): string =>
  content.textBetween(0, content.size, ' ', (leaf: Node) =>
    leaf.type.name === 'tag' ? `{{${String(leaf.attrs.id)}}}` : ' ',
  );
