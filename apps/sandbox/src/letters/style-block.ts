import type { Look } from './look.ts';

type Styles = Pick<Look, 'paragraph' | 'list' | 'link' | 'inline'>;

/**
 * Gives a company's HTML its inline styles, and its pictures absolute addresses. It was sanitised when saved, so its
 * tags have a single spelling.
 */
export function styleBlock(source: string, { paragraph, list, link, inline }: Styles, base: string): string {
  const styled = source
    .replaceAll('<p>', `<p style="${quoted(paragraph)}">`)
    .replaceAll(/<(ul|ol)>/g, `<$1 style="${quoted(list)}">`)
    .replaceAll('<a href=', `<a style="${quoted(link)}" href=`)
    .replaceAll('<img src="', `<img style="${inline}" src="${new URL(base).origin}`);
  return /^<(p|ul|ol)/.test(styled) || styled === ''
    ? styled
    : `<p style="${quoted(paragraph)}">${styled}</p>`;
}

/** Names of fonts are quoted, and so are attributes. */
const quoted = (style: string): string => style.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
