import type { GuestSegmentContent } from '@deck/guest';

export type LinePartName = 'paid' | 'held' | 'asked' | 'toHold' | 'due';

/** A part of a line in thousandths: all that an address says of the money. */
export interface LinePart {
  readonly name: LinePartName;
  readonly share: number;
}

/** The colours of what is asked, as `#rrggbb`. They are the property's, or the brand's. */
export interface LineAccent {
  readonly soft: string;
  readonly mark: string;
}

/** The folder of the pictures that letters show. */
export const LETTER_PICTURES = '/resources/letters';

const letters: Readonly<Record<LinePartName, string>> = {
  paid: 'p',
  held: 'h',
  asked: 'a',
  toHold: 't',
  due: 'd',
};
/** In the order of the line; what is asked is either taken or held. */
const SHAPE = /^(?:p\d{1,4})?(?:h\d{1,4})?(?:[at]\d{1,4})?(?:d\d{1,4})?$/;
const COLORS = /^([\da-f]{6})-([\da-f]{6})$/;
const WHOLE = 1000;

/** `/resources/letters/line/p100a300d600/e8f1ff-296ade.png` */
export const getLineAddress = (segments: readonly GuestSegmentContent[], accent: LineAccent): string => {
  const shape = toParts(segments).map(({ name, share }) => `${letters[name]}${share}`);
  return `${LETTER_PICTURES}/line/${shape.join('')}/${toColors(accent)}.png`;
};

/** `/resources/letters/mark/p/e8f1ff-296ade.png` */
export const getMarkAddress = (segment: Pick<GuestSegmentContent, 'name' | 'isToHold'>, accent: LineAccent) =>
  `${LETTER_PICTURES}/mark/${letters[nameOf(segment)]}/${toColors(accent)}.png`;

/** The parts of an address; undefined unless they make up a whole line. */
export function readShape(text: string): LinePart[] | undefined {
  if (!SHAPE.test(text)) return undefined;
  const parts = [...text.matchAll(/([a-z])(\d+)/g)].flatMap(([, letter = '', share]) => {
    const name = readName(letter);
    return name ? [{ name, share: Number(share) }] : [];
  });
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return whole === WHOLE && parts.every(({ share }) => share > 0) ? parts : undefined;
}

export const readName = (letter: string): LinePartName | undefined =>
  (Object.keys(letters) as LinePartName[]).find((name) => letters[name] === letter);

export function readColors(text: string): LineAccent | undefined {
  const [, soft, mark] = COLORS.exec(text) ?? [];
  return soft && mark ? { soft: `#${soft}`, mark: `#${mark}` } : undefined;
}

const toColors = ({ soft, mark }: LineAccent): string => `${soft.slice(1, 7)}-${mark.slice(1, 7)}`;

const nameOf = ({ name, isToHold }: Pick<GuestSegmentContent, 'name' | 'isToHold'>): LinePartName =>
  isToHold ? 'toHold' : name;

/** Whole thousandths, of which no part has none. The largest takes what rounding leaves. */
function toParts(segments: readonly GuestSegmentContent[]): LinePart[] {
  const parts = segments.map((segment) => ({
    name: nameOf(segment),
    share: Math.max(1, Math.floor(segment.share * WHOLE)),
  }));
  const left = WHOLE - parts.reduce((sum, { share }) => sum + share, 0);
  const largest = parts.reduce((best, { share }, i) => (share > (parts[best]?.share ?? 0) ? i : best), 0);
  return parts.map((part, i) => (i === largest ? { ...part, share: part.share + left } : part));
}
