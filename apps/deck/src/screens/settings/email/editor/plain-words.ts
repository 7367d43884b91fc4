const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of a block alone, a tag as its label says: to be compared at a glance. @param content HTML or plain text */
export const plainWords = (
  content: string,
  format: 'HTML' | 'TEXT',
  labelOf: (tag: string) => string,
): string =>
  (format === 'HTML'
    ? content
        .replaceAll(/<\/(?:p|li)>|<br>/g, ' ')
        .replaceAll(/<img [^>]*alt="([^"]*)">/g, '[$1]')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    : content
  )
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, tag: string) => `[${labelOf(tag)}]`)
    .replaceAll(/\s+/g, ' ')
    .trim();
