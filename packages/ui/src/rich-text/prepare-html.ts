import { trustedHtml } from '../content-policy/trusted-html.ts';
import { asLine } from './line-of-doc.ts';
import { TAG, tagIn } from './text-tags.ts';

/** Marks a chip in HTML for the editor. */
export const chipAttribute = 'data-text-tag';

/** The attribute that holds styles while HTML is parsed. */
export const styleAttribute = 'data-style';

/** A page's policy drops and reports styles and handlers wherever they are parsed, so rename them before. */
const withoutInline = (html: string): string =>
  html
    .replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'))
    .replaceAll(/<(\/?)style\b/gi, '<$1template');

/** Parses HTML and marks every `{{tag}}` as a chip. In this document nothing runs or loads. */
export function elementOfHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(trustedHtml(withoutInline(html)), 'text/html');
  markChips(body);
  return body;
}

/** Plain text as a single paragraph. */
export function elementOfLine(text: string): HTMLElement {
  const body = document.implementation.createHTMLDocument().body;
  const paragraph = body.ownerDocument.createElement('p');
  paragraph.append(asLine(text));
  body.append(paragraph);
  markChips(body);
  return body;
}

/** Plain text as HTML: an empty line separates paragraphs, other line breaks stay. */
export function elementOfText(text: string): HTMLElement {
  const body = document.implementation.createHTMLDocument().body;
  const clean = text.replaceAll('\u0000', '').replaceAll(/\r\n?/g, '\n');
  for (const part of clean.split(/\n{2,}/)) {
    const paragraph = body.ownerDocument.createElement('p');
    part.split('\n').forEach((line, index) => {
      if (index > 0) paragraph.append(body.ownerDocument.createElement('br'));
      paragraph.append(line);
    });
    body.append(paragraph);
  }
  markChips(body);
  return body;
}

function markChips(root: HTMLElement) {
  const page = root.ownerDocument;
  const texts = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) found.push(node as Text);
  }
  for (const node of found) {
    const words = node.data;
    // A chip copied from another editor has its braces in an attribute.
    if (!words.includes('{{') || node.parentElement?.hasAttribute(chipAttribute)) continue;
    const pieces: Array<string | HTMLElement> = [];
    let at = 0;
    for (const match of words.matchAll(TAG)) {
      const id = tagIn(match[1] ?? '');
      if (id === undefined) continue;
      const chip = page.createElement('span');
      chip.setAttribute(chipAttribute, id);
      pieces.push(words.slice(at, match.index), chip);
      at = match.index + match[0].length;
    }
    node.replaceWith(...pieces, words.slice(at));
  }
}
