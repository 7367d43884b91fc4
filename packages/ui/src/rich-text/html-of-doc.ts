import { isAddress } from './link-address.ts';
import { isPictureAddress } from './picture-address.ts';

/** A document in the editor's JSON format. */
export interface DocNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: ReadonlyArray<Omit<DocNode, 'content' | 'text' | 'marks'>> | undefined;
  readonly content?: readonly DocNode[] | undefined;
}

/** The marks from outermost to innermost. */
const markOrder = ['link', 'color', 'bold', 'italic', 'underline', 'strike'];
const plainMarks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

/**
 * The HTML of a document: only p, br, strong, em, u, s, ul, ol, li, `a href`, `img src alt` and `span
 * style="color:#rrggbb"`. It has the server's spelling, so the server does not change it. Empty without
 * content.
 */
export function toHtml(doc: DocNode): string {
  const blocks = doc.content ?? [];
  const [only] = blocks;
  if (blocks.length <= 1 && (only === undefined || (only.type === 'paragraph' && !only.content?.length)))
    return '';
  return blocks.map(block).join('');
}

function block(node: DocNode): string {
  const content = node.content ?? [];
  switch (node.type) {
    case 'bulletList':
      return `<ul>${content.map(block).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${content.map(block).join('')}</ol>`;
    case 'listItem':
      return `<li>${item(content)}</li>`;
    default:
      return `<p>${line(content)}</p>`;
  }
}

/** An item with a single paragraph needs no p tag; several do. */
function item(content: readonly DocNode[]): string {
  const [first, ...rest] = content;
  const isSimple = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph');
  return isSimple ? line(first.content ?? []) + rest.map(block).join('') : content.map(block).join('');
}

interface Opened {
  readonly start: string;
  readonly end: string;
}

/** A line with its marks, each opened once for all neighbours with it. */
function line(content: readonly DocNode[]): string {
  let html = '';
  let open: readonly Opened[] = [];
  for (const node of content) {
    const wanted = getMarks(node);
    let same = 0;
    while (same < open.length && open[same]?.start === wanted[same]?.start) same += 1;
    html += ends(open.slice(same));
    for (const { start } of wanted.slice(same)) html += start;
    open = wanted;
    html += inline(node);
  }
  return html + ends(open);
}

function ends(marks: readonly Opened[]): string {
  return marks
    .map(({ end }) => end)
    .reverse()
    .join('');
}

function getMarks({ marks = [] }: DocNode): readonly Opened[] {
  return markOrder.flatMap((type) => {
    const mark = marks.find((one) => one.type === type);
    return mark === undefined ? [] : getTags(type, mark.attrs ?? {});
  });
}

function getTags(type: string, attrs: Readonly<Record<string, unknown>>): Opened[] {
  const plain = plainMarks[type];
  if (plain !== undefined) return [{ start: `<${plain}>`, end: `</${plain}>` }];
  const { href, color } = attrs;
  if (type === 'link' && typeof href === 'string' && isAddress(href)) {
    return [{ start: `<a href="${escapeHtml(href)}">`, end: '</a>' }];
  }
  if (type === 'color' && typeof color === 'string' && /^#[\da-f]{6}$/.test(color)) {
    return [{ start: `<span style="color:${color}">`, end: '</span>' }];
  }
  return [];
}

function inline(node: DocNode): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'tag') return escapeHtml(`{{${String(node.attrs?.id ?? '')}}}`);
  if (node.type === 'picture') return picture(node.attrs ?? {});
  return escapeHtml(node.text ?? '');
}

function picture({ src, alt }: Readonly<Record<string, unknown>>): string {
  return typeof src === 'string' && isPictureAddress(src)
    ? `<img src="${src}" alt="${escapeHtml(String(alt ?? ''))}">`
    : '';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
