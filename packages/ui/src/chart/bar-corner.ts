import { vars } from '@deck/tokens/contract';
import type { CSSProperties } from 'react';

/** The corner of a bar: slight, less where the bar is thin, and none in a brand without corners. `width` in pixels. */
export const barCorner = (width = Number.POSITIVE_INFINITY): CSSProperties => ({
  rx: `min(${Math.min(2, width / 3)}px, ${vars.radius.check})`,
});
