/** A letter that opens its links in a tab of their own. */
export const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

export interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isAddress: boolean;
}

/** A plain text in parts, its web addresses apart. A full stop or bracket after one does not belong to it. */
export function linkified(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (text: string, isAddress: boolean) => {
    if (text !== '') parts.push({ at: end, text, isAddress });
    end += text.length;
  };
  for (const { index, 0: address } of body.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g)) {
    add(body.slice(end, index), false);
    add(address, true);
  }
  add(body.slice(end), false);
  return parts;
}
