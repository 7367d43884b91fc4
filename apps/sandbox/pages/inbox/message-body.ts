/** A letter whose links open in a new tab. */
export const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

export interface TextPart {
  /** The position of the part. */
  readonly at: number;
  readonly text: string;
  readonly isAddress: boolean;
}

/** Splits plain text at its web addresses. A full stop or bracket after an address is not part of it. */
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
