import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { gutter } from './table.css.ts';

export const foot = style({
  ...text.meta,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '52px',
  padding: `${space[2]} ${gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text2,
});

export const words = style({ borderRadius: vars.radius.check, selectors: { '&:focus-visible': focusRing } });

export const problem = style([words, { color: vars.color.dangerText }]);

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
