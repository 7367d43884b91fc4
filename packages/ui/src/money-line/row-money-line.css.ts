import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const row = style({ position: 'relative', display: 'block', width: '96px', height: '18px' });

export const money = style({ display: 'flex', gap: '2px', height: '8px' });

export const part = style({ flexBasis: 0, minWidth: '4px', borderRadius: `calc(${radius.check} / 2)` });

/** The days, and a notch where the guest comes, at the same place in every row. */
export const days = style({
  position: 'absolute',
  insetInline: 0,
  top: '13px',
  borderTop: `1px solid ${color.line}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '72px',
    top: '-3px',
    height: '5px',
    borderInlineStart: `1px solid ${color.lineStrong}`,
  },
});

export const needle = style({
  position: 'absolute',
  top: '10px',
  width: '2px',
  height: '8px',
  background: color.accentMark,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
