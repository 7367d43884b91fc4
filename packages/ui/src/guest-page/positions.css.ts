import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

export const rows = style({ ...text.dense, display: 'grid', gap: space[2], margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
});

export const total = style([
  row,
  {
    fontWeight: vars.weight.semibold,
    '@container': {
      [face.wide]: { borderBlockStart: `1px solid ${vars.color.lineFaint}`, paddingBlockStart: space[2] },
    },
  },
]);

export const name = style({ flex: '1 1 112px', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Before what it consists of, which may begin a line of its own. */
export const words = style({ marginInlineEnd: space[1] });

export const detail = style({
  color: vars.color.text2,
  '@container': {
    [face.wide]: { display: 'inline-block' },
    [face.phone]: { ...text.meta, display: 'block' },
  },
});

export const amount = style({ flex: 'none', margin: 0, marginInlineStart: 'auto' });
