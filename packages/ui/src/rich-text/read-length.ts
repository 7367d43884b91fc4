import { TAG, tagIn } from './text-tags.ts';

const element = /<\/?[a-z][^<>]*>/gi;
const entity = /&(?:amp|lt|gt|quot|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;

/**
 * The visible length of a letter in characters, without markup. A tag counts as its chip's label.
 * @param labelOf undefined for an unknown tag: it counts as written
 */
export function readLength(html: string, labelOf: (id: string) => string | undefined): number {
  return html
    .replace(element, '')
    .replace(TAG, (braces, inside: string) => labelOf(tagIn(inside) ?? '') ?? braces)
    .replace(entity, '.').length;
}
