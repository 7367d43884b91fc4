import { fixed, media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  // Keeps the bar at the bottom on a short page.
  marginTop: 'auto',
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});

export const end = style([side, { marginInlineStart: 'auto' }]);

globalStyle(`${side} > :is(button, a)`, {
  '@media': { [media.phone]: { flex: '1 1 auto', minHeight: fixed.actOnPhone } },
});
