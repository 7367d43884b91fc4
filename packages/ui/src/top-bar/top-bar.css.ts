import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { keyCap } from '../styles/key-cap.ts';
import { colorTransition } from '../styles/motion.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: vars.size.topbar,
  paddingInline: space[6],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  '@media': { [media.phone]: { gap: space[1], paddingInline: space[2], borderBottom: 0 } },
});

export const start = style({
  display: 'flex',
  flex: '0 1 360px',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
});

/** On a phone: the back link, the page's title and its actions. */
export const phoneStart = style({ display: 'flex', flex: 'none' });
export const phoneTitle = style({ flex: '1', minWidth: 0, paddingInlineStart: space[1] });
export const phoneEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  paddingInlineEnd: space[2],
});
export const slot = style({ display: 'contents' });

export const search = style({
  ...text.dense,
  ...colorTransition('background-color', 'color'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `0 10px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.text2,
  // Forced colours remove backgrounds, so the edge gets a border there.
  outline: '1px solid transparent',
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.active, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});

export const searchWord = style({
  flex: '1',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const keys = style({ ...keyCap, background: vars.color.surface });

export const clock = style({ ...text.dense, color: vars.color.text2, whiteSpace: 'nowrap' });

export const moment = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const counted = style({ position: 'relative', display: 'inline-flex' });

export const count = style({
  ...text.tag,
  position: 'absolute',
  top: 0,
  // It grows over the icon, and ends in the gap before the next button.
  insetInlineEnd: `calc(-1 * ${space[1]})`,
  minWidth: '16px',
  paddingInline: space[1],
  borderRadius: '8px',
  background: vars.color.accent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  color: vars.color.onAccent,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  pointerEvents: 'none',
});
