import type { Json } from '../brand/template.ts';
import { fromHex, type Oklch, toHex } from '../derive/oklch.ts';
import type { ShadowLayer } from '../derive/shadows.ts';

type Group = Readonly<Record<string, Json>>;

/** A colour as `brand.json` writes it: in OKLCH, of the colour that an 8-bit screen shows. */
export function painted(color: Oklch): Group {
  const { l, c, h } = fromHex(toHex({ l: color.l, c: color.c, h: color.h }).slice(1));
  const alpha = color.alpha === undefined ? {} : { alpha: color.alpha };
  return { colorSpace: 'oklch', components: [l, c, h], ...alpha };
}

const px = (value: number) => ({ value, unit: 'px' });

/** A layer of a shadow, its lengths in pixels. */
export const paintedLayer = ({ color, offsetX, offsetY, blur, spread }: ShadowLayer): Json => ({
  color: painted(color),
  offsetX: px(offsetX),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(spread),
});
