import { trustedHtml } from '../content-policy/trusted-html.ts';
import { asLine } from './line-of-doc.ts';
import { TAG, tagIn } from './text-tags.ts';

/** Marks a chip in HTML that is about to be read by the editor. */
export const chipAttribute = 'data-text-tag';

/** Where the styles of HTML stand while it is read. */
export const styleAttribute = 'data-style';

/** A page's policy drops styles and handlers and reports each, wherever they are parsed: here none is one any more. */
const withoutInline = (html: string): string =>
  html
    .replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'))
    .replaceAll(/<(\/?)style\b/gi, '<$1template');

/** HTML with every `{{tag}}` of its text marked as a chip, in a document where nothing of it runs or loads. */
export function elementOfHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(trustedHtml(withoutInline(html)), 'text/html');
  markChips(body);
  return body;
}

/** Plain text as the one paragraph of a line. */
export function elementOfLine(text: string): HTMLElement {
  const body = document.implementation.createHTMLDocument().body;
  const paragraph = body.ownerDocument.createElement('p');
  paragraph.append(asLine(text));
  body.append(paragraph);
  markChips(body);
  return body;
}

/** Plain text as lines the editor can read: an empty line parts paragraphs, another breaks one. */
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
    // What is a chip already, copied from another editor, has its braces elsewhere.
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
