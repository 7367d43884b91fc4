import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

export const flyout = style({
  ...floating,
  minWidth: '200px',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space[1],
  overflowY: 'auto',
  fontFamily: vars.font.text,
});

export const title = style({
  ...text.meta,
  padding: `6px ${space[3]}`,
  color: vars.color.text3,
  fontWeight: vars.weight.medium,
});

export const item = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.controlSmall,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: `calc(${vars.radius.card} - ${space[1]})`,
  color: vars.color.text,
  outline: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.active,
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    '&[aria-current], &[data-state="checked"]': { fontWeight: vars.weight.medium },
  },
});

export const word = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' });

export const check = style({ display: 'flex', width: '16px', color: vars.color.accentText });
