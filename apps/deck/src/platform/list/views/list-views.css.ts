import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const views = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Tabs scroll within what the acts leave of the line. */
export const tabs = style({ flex: 1, minWidth: 0 });

// The whole line has one rule below it.
globalStyle(`${tabs} ul`, { borderBottomWidth: 0 });
