import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { panelWidth } from '../calendar/lazy-calendar.css.ts';

export const panel = style({ width: panelWidth, maxWidth: '100%', boxSizing: 'border-box' });

export const calendar = style({ padding: `${space[4]} ${space[4]} ${space[2]}` });

export const time = style({
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

/** Stays visible when the layer is higher than the screen. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});

export const acts = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });

export const reason = style({
  ...text.meta,
  margin: 0,
  color: vars.color.text2,
  selectors: { '&:not(:empty)': { marginBottom: space[2] } },
});

/** Two date-times side by side, stacked if both do not fit. */
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const end = style({ flex: '1 1 220px', minWidth: 0 });
