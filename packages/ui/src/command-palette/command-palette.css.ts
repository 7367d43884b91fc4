import { media, paletteWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { keyCap } from '../styles/key-cap.ts';
import { arrive, fadeIn } from '../styles/keyframes.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
});

export const panel = style({
  position: 'fixed',
  insetInline: space[4],
  top: 'min(12vh, 96px)',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: paletteWidth.all,
  maxHeight: 'calc(100dvh - 2 * min(12vh, 96px))',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.dialog,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
  // Forced colours remove shadows and backgrounds, so the edge gets a border there.
  outline: '1px solid transparent',
  fontFamily: vars.font.text,
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: { insetInline: space[2], top: space[2], maxHeight: `calc(100dvh - ${space[4]})` },
  },
});

/** The name is for screen readers; the field's placeholder shows it visibly. */
export const title = visuallyHidden;

export const waiting = style({ height: '104px' });

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const input = style({
  ...text.section,
  flex: '1',
  minWidth: 0,
  height: '52px',
  padding: 0,
  border: 0,
  // The palette is nothing but this field, so a focus ring inside it is redundant. Forced colours draw it
  // around the line.
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontFamily: vars.font.text,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.text3, opacity: 1 } },
});

/** The results, and beside them what can be done with the active one. */
export const body = style({ display: 'flex', flex: '1', minHeight: 0 });
export const results = style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

/** It scrolls by itself, and is as high as the results. */
export const side = style({
  flex: 'none',
  inlineSize: paletteWidth.side,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': {
    [media.phone]: {
      display: 'none',
      inlineSize: '100%',
      selectors: { '&[data-acting]': { display: 'block' } },
    },
  },
});
globalStyle(`${results}:has(+ [data-acting])`, { '@media': { [media.phone]: { display: 'none' } } });

export const about = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[4]} ${space[4]} ${space[1]}`,
  overflowWrap: 'anywhere',
});
export const stands = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.color.text2,
});
export const sum = style({
  ...text.section,
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ ...text.dense, margin: 0, fontWeight: vars.weight.medium });

export const list = style({
  flex: '1',
  minHeight: 0,
  padding: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const group = style({ selectors: { '& + &': { marginTop: space[2] } } });

export const groupName = style({
  ...text.meta,
  padding: `${space[1]} ${space[2]}`,
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
});

/** An amount above its status; it leaves the name room on a phone. */
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
  maxWidth: '264px',
  '@media': { [media.phone]: { maxWidth: '144px' } },
});
export const figure = style({
  ...text.dense,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  minHeight: '52px',
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
export const noteWords = style({ flex: '1', minWidth: 0 });

export const foot = style({
  ...text.meta,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  '@media': { [media.phone]: { display: 'none' }, [media.touch]: { display: 'none' } },
});
export const tip = style({ marginInlineStart: 'auto' });

export const key = style(keyCap);
