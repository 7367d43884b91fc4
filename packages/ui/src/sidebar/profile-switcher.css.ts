import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { colorTransition } from '../styles/motion.ts';

const { color } = vars;

export const profile = recipe({
  base: {
    ...colorTransition('background-color'),
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '10px',
    border: `1px solid ${color.navLine}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.navOn,
    fontFamily: 'inherit',
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover, &[data-state="open"]': { background: color.navHover },
      '&:focus-visible': { outline: `2px solid ${color.navMark}`, outlineOffset: '2px' },
    },
  },
  variants: {
    size: {
      full: { minHeight: '48px', margin: `${space[1]} ${space[3]} 0`, padding: '5px 9px' },
      drawer: { minHeight: '52px', margin: `${space[1]} ${space[3]} 0`, padding: '5px 9px' },
      mini: {
        justifyContent: 'center',
        width: '40px',
        height: '40px',
        margin: `${space[2]} auto 0`,
        padding: 0,
        borderColor: 'transparent',
      },
    },
  },
});

export const sign = style({
  ...text.meta,
  display: 'grid',
  flex: 'none',
  width: '28px',
  height: '28px',
  placeItems: 'center',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: color.navHover,
  color: color.navOn,
  fontWeight: vars.weight.semibold,
  '::before': { content: 'attr(data-initials)' },
  '@supports': {
    // Between the normal and the selected background, so that it differs from hover too.
    '(color: color-mix(in oklab, red, blue))': {
      background: `color-mix(in oklab, ${color.navSelected} 50%, ${color.navHover})`,
    },
  },
});

export const words = style({ display: 'grid', flex: '1', minWidth: 0 });

export const name = style({
  ...text.dense,
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const role = style({ ...text.meta, color: color.navText2 });
