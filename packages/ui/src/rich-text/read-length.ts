import { TAG, tagIn } from './text-tags.ts';

const element = /<\/?[a-z][^<>]*>/gi;
const entity = /&(?:amp|lt|gt|quot|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;

/**
 * How many characters of a letter are read: its words without their markup, a tag as long as the label of its chip.
 * @param labelOf undefined for a tag that is not known: that one is read as it stands
 */
export function readLength(html: string, labelOf: (id: string) => string | undefined): number {
  return html
    .replace(element, '')
    .replace(TAG, (braces, inside: string) => labelOf(tagIn(inside) ?? '') ?? braces)
    .replace(entity, '.').length;
}
