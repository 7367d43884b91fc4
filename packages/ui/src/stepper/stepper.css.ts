import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chosenInForcedColors } from '../styles/forced-colors.ts';

export const list = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[2],
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text,
});

export const step = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        width: space[8],
        marginInline: space[1],
        marginInlineEnd: space[3],
        // A border instead of a background: forced colours keep it.
        borderTop: `1px solid ${vars.color.line}`,
      },
    },
    '@media': {
      [media.phone]: {
        selectors: { '&:not(:last-child)::after': { width: space[2], margin: `0 ${space[2]} 0 0` } },
      },
    },
  },
  variants: {
    state: {
      done: { color: vars.color.text2 },
      current: { color: vars.color.text, fontWeight: vars.weight.medium },
      ahead: { color: vars.color.text3 },
    },
  },
});

export const mark = recipe({
  base: {
    ...text.meta,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: '22px',
    height: '22px',
    border: '1px solid',
    borderRadius: '50%',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  },
  variants: {
    state: {
      done: { borderColor: vars.color.accentMark, color: vars.color.accentText },
      current: {
        borderColor: vars.color.accentEdge,
        background: vars.color.accent,
        color: vars.color.onAccent,
        '@media': { [media.forcedColors]: chosenInForcedColors },
      },
      ahead: { borderColor: vars.color.lineStrong, color: vars.color.text2 },
    },
  },
});

/** On a phone only the current step shows its name; the others show their mark. */
export const word = recipe({
  variants: {
    state: {
      current: {},
      done: { '@media': { [media.phone]: hidden() } },
      ahead: { '@media': { [media.phone]: hidden() } },
    },
  },
});

function hidden() {
  return {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  } as const;
}
