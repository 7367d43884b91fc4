import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { keyCap } from '../styles/key-cap.ts';

export const line = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontFamily: vars.font.text,
  color: vars.color.text2,
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { display: 'none' }, [media.touch]: { display: 'none' } },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const list = style({
  ...text.dense,
  margin: 0,
  fontFamily: vars.font.text,
  color: vars.color.text,
});
/** What the keys do, and at the end of the line the keys. */
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.lineFaint}` } },
});
export const keys = style({ display: 'flex', flex: 'none', gap: space[1], margin: 0 });

export const key = style(keyCap);
