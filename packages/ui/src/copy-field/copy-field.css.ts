import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';
import { area } from '../text-area/text-area.css.ts';

/** As wide as the buttons that send, which stand above it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(136px, auto)',
  gap: space[2],
});

/** The whole of it, in as many lines as it takes: what is sent to a guest is read first. */
export const text = style([area, { fieldSizing: 'content', overflowWrap: 'anywhere' }]);
