import { media, moneyLine, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius } = vars;
const forced = { forcedColorAdjust: 'none' } as const;

export const days = style({ position: 'relative', height: moneyLine.days, fontFamily: vars.font.text });

const rail = style({ position: 'absolute', top: moneyLine.rail });
export const before = style([
  rail,
  { insetInlineStart: 0, width: '75%', borderTop: `1px solid ${color.lineStrong}` },
]);
export const stay = style([
  rail,
  {
    insetInlineEnd: 0,
    top: `calc(${moneyLine.rail} - 1px)`,
    width: '25%',
    borderTop: `3px solid ${color.lineStrong}`,
  },
]);

export const mark = recipe({
  base: {
    position: 'absolute',
    ...moneyLine.mark,
    transform: 'translateX(-50%)',
    borderInlineStart: `1px solid ${color.lineStrong}`,
  },
  variants: {
    kind: {
      created: {},
      end: {},
      linkEnds: {},
      captureUntil: {},
      // A diamond on the rail: it was to be money and is none.
      declined: {
        top: `calc(${moneyLine.rail} - ${space[1]})`,
        width: space[2],
        height: space[2],
        border: 0,
        background: color.dangerMark,
        transform: 'translateX(-50%) rotate(45deg)',
        '@media': { [media.forcedColors]: { ...forced, background: 'CanvasText' } },
      },
      start: { ...moneyLine.start, borderInlineStart: `2px solid ${color.text}` },
      // The only one that is lit.
      today: {
        top: 0,
        height: moneyLine.today,
        borderInlineStart: `3px solid ${color.accentMark}`,
        '@media': { [media.forcedColors]: { ...forced, borderColor: 'Highlight' } },
      },
    },
  },
});

/** What ends wears the shape of its segment. */
export const shape = style({
  position: 'absolute',
  top: `calc(${space[3]} / -2)`,
  width: space[3],
  height: space[3],
  transform: 'translateX(-50%)',
  borderRadius: `calc(${radius.check} / 2)`,
});

export const label = recipe({
  base: {
    ...text.meta,
    position: 'absolute',
    top: moneyLine.label,
    display: 'grid',
    justifyItems: 'center',
    transform: 'translateX(-50%)',
    color: color.text2,
    whiteSpace: 'nowrap',
  },
  variants: { isToday: { true: { color: color.accentText }, false: {} } },
});

export const word = style({ fontWeight: vars.weight.medium, color: color.text });
export const today = style({ color: color.accentText });
