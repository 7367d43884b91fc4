import type { Extensions } from '@tiptap/core';
import type { Node, Slice } from '@tiptap/pm/model';
import { type DocNode, toHtml } from './html-of-doc.ts';
import { toLine } from './line-of-doc.ts';
import { elementOfHtml, elementOfLine, elementOfText } from './prepare-html.ts';
import type { RichEditorOptions, RichFormat } from './rich-editor.ts';
import { lineExtensions, richExtensions } from './rich-schema.ts';

/** Converts between values and editor documents. */
interface Format {
  readonly extensions: (
    options: Pick<RichEditorOptions, 'labelOf' | 'unknownWords' | 'locale'>,
  ) => Extensions;
  /** Parses a value for the editor: tags become chips, and nothing can run. */
  readonly elementOf: (value: string) => HTMLElement;
  readonly written: (doc: DocNode) => string;
  /** Parses pasted plain text. */
  readonly elementOfPlain: (text: string) => HTMLElement;
}

export const formats: Readonly<Record<RichFormat, Format>> = {
  html: {
    extensions: richExtensions,
    elementOf: elementOfHtml,
    written: toHtml,
    elementOfPlain: elementOfText,
  },
  line: {
    extensions: lineExtensions,
    elementOf: elementOfLine,
    written: toLine,
    elementOfPlain: elementOfLine,
  },
};

/** Reduces pasted or dropped content to a single line of text. */
export const getText = ({ content }: Slice): string =>
  content.textBetween(0, content.size, ' ', (leaf: Node) =>
    leaf.type.name === 'tag' ? `{{${String(leaf.attrs.id)}}}` : ' ',
  );
