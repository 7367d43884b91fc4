/**
 * The prose of a page of Storybook: without imports and without the components between its paragraphs. It lies a folder
 * deeper than Storybook's own pages, to which it links.
 * @param {string} mdx
 * @returns {string} Markdown
 */
export function toMarkdown(mdx) {
  const parts = mdx.split(/^(```[\s\S]*?^```)$/m);
  const prose = parts.map((part, at) => (at % 2 === 1 ? part : withoutComponents(part)));
  return `${prose
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** @param {string} text */
const withoutComponents = (text) =>
  text
    .replace(/^(?:import|export) [\s\S]*?;$/gm, '')
    .replace(/^<[A-Z][^<>]*\/>$/gm, '')
    .replace(/^<\/?[A-Za-z][^<>]*>$/gm, '')
    .replaceAll('](?path=', '](../?path=')
    .replace(/^\{\/\*[\s\S]*?\*\/\}$/gm, '');
