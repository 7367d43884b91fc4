import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';
import { chosenInForcedColors } from '../styles/forced-colors.ts';
import { colorTransition } from '../styles/motion.ts';
import { touchTarget } from '../styles/touch-target.ts';

const free = ':not(:disabled, [aria-disabled])';
const hover = `&:hover${free}`;
/** Without the `disabled` attribute a button keeps the focus. A loading button also keeps its colours. */
const refused = '&:disabled, &[aria-disabled="true"]:not([aria-busy])';
const pressed = `&:active${free}, &[aria-expanded="true"]${free}`;

/** The backgrounds and states of every button, with text or only an icon. */
export const buttonLook = recipe({
  base: {
    ...text.body,
    ...colorTransition('background-color', 'border-color', 'color'),
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    appearance: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      [refused]: {
        borderColor: vars.color.line,
        background: vars.color.sunken,
        boxShadow: 'none',
        color: vars.color.text3,
        cursor: 'not-allowed',
      },
      '&[aria-busy]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } },
      ...touchTarget,
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          [hover]: { background: vars.color.accentHover },
          [pressed]: { background: vars.color.accentActive },
          '&[aria-pressed="true"]': { background: vars.color.accentActive },
        },
      },
      secondary: secondary(vars.color.text),
      quiet: {
        background: 'transparent',
        color: vars.color.text2,
        selectors: {
          [hover]: { background: vars.color.active, color: vars.color.text },
          [pressed]: { background: vars.color.line, color: vars.color.text },
          '&[aria-pressed="true"]': { background: vars.color.active, color: vars.color.text },
          [refused]: { borderColor: 'transparent', background: 'transparent' },
        },
      },
      danger: {
        background: vars.color.dangerFill,
        color: vars.color.onDanger,
        selectors: {
          [hover]: { background: vars.color.dangerFillHover },
          [pressed]: { background: vars.color.dangerFillActive },
        },
      },
      dangerQuiet: secondary(vars.color.dangerText),
    },
  },
});

function secondary(color: string) {
  return {
    borderColor: vars.color.line,
    background: vars.color.raised,
    boxShadow: vars.shadow.button,
    color,
    selectors: {
      // In dark mode a hovered button becomes lighter than its raised background.
      [hover]: {
        borderColor: vars.color.lineStrong,
        background: `light-dark(${vars.color.hover}, ${vars.color.active})`,
      },
      [pressed]: { borderColor: vars.color.lineStrong, background: vars.color.sunken },
      '&[aria-pressed="true"]': { borderColor: vars.color.lineStrong, background: vars.color.active },
    },
  };
}

/** The gap between icon and label. */
export const iconGap = space[2];
