import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { panelWidth } from '../calendar/lazy-calendar.css.ts';

export const panel = style({
  width: panelWidth,
  maxWidth: '100%',
  padding: space[4],
  boxSizing: 'border-box',
});

export const reason = style({
  ...text.meta,
  margin: 0,
  color: vars.color.text2,
  selectors: { '&:not(:empty)': { marginTop: space[2] } },
});
