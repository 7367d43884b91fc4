import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../styles/floating.ts';

/**
 * At the bottom centre, above no buttons; on a phone at the top, away from the action bar. The region itself
 * lets clicks through.
 */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  bottom: space[6],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
  '@media': { [media.phone]: { top: `calc(${vars.size.topbar} + ${space[2]})`, bottom: 'auto' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '100%',
  maxWidth: '416px',
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not(:empty)': { paddingTop: space[2] } },
});

export const toast = style({
  ...floating,
  ...text.dense,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  fontFamily: vars.font.text,
  pointerEvents: 'auto',
});

export const icon = recipe({
  base: { display: 'flex', alignItems: 'center', height: text.dense.lineHeight },
  variants: {
    tone: {
      info: { color: vars.color.infoText },
      success: { color: vars.color.successText },
      warning: { color: vars.color.warningText },
      danger: { color: vars.color.dangerText },
    },
  },
});

export const words = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.medium });

export const detail = style({ color: vars.color.text2 });

export const reference = style({ ...text.meta, color: vars.color.text2, overflowWrap: 'anywhere' });

export const act = style({ paddingTop: space[2] });
