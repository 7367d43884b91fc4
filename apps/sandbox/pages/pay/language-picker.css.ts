import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const picker = style({
  ...text.dense,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  height: '36px',
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.active, color: vars.color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const onDesk = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.phone]: { display: 'none' } },
});

export const onPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

/** A native select over the whole picker, only visible when open. */
export const list = style({
  position: 'absolute',
  inset: '-4px 0',
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
