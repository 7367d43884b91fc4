import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.layer.sticky,
      padding: `${space[3]} 20px calc(${space[3]} + env(safe-area-inset-bottom))`,
    },
  },
});

export const small = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.text3,
});

export const secured = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const links = style({ display: 'flex', gap: space[3], marginInlineStart: 'auto' });

// Less prominent than links in text.
globalStyle(`${links} a`, { color: vars.color.text2, fontWeight: vars.weight.regular });
