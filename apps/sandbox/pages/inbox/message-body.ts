/** A letter whose links open in a new tab. */
export const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

export interface TextPart {
  /** The position of the part. */
  readonly at: number;
  readonly text: string;
  /** Where it leads; undefined for what is no address. */
  readonly address: string | undefined;
}

/** A web address, or one without its scheme, as a text message has it to be short. */
const ADDRESS = /(?:https?:\/\/|(?<![\w@:/.-])(?:[a-z\d-]+\.)+[a-z]{2,}\/)[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** Splits plain text at its web addresses. A full stop or bracket after an address is not part of it. */
export function linkified(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (text: string, address?: string) => {
    if (text !== '') parts.push({ at: end, text, address });
    end += text.length;
  };
  for (const { index, 0: address } of body.matchAll(ADDRESS)) {
    add(body.slice(end, index));
    add(address, /^https?:/.test(address) ? address : `https://${address}`);
  }
  add(body.slice(end));
  return parts;
}
