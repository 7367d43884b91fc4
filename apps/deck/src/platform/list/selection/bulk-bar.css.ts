import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The bar floats over the end of the list and takes no room from it. */
export const place = style({ position: 'relative', flex: 'none', height: 0, zIndex: vars.layer.sticky });

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: space[12],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  width: 'fit-content',
  maxWidth: `calc(100% - ${space[12]})`,
  marginInline: 'auto',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.popover,
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const words = style({ ...text.body, marginInlineEnd: space[4], fontWeight: vars.weight.semibold });

export const sums = style({
  ...text.dense,
  marginInlineStart: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
