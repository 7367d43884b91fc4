import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius } = vars;
const forced = { forcedColorAdjust: 'none' } as const;

/** The rail runs 12 below its top, the labels 24 below it. */
export const days = style({ position: 'relative', height: '60px', fontFamily: vars.font.text });

const rail = style({ position: 'absolute', top: '12px' });
export const before = style([
  rail,
  { insetInlineStart: 0, width: '75%', borderTop: `1px solid ${color.lineStrong}` },
]);
export const stay = style([
  rail,
  { insetInlineEnd: 0, top: '11px', width: '25%', borderTop: `3px solid ${color.lineStrong}` },
]);

export const mark = recipe({
  base: {
    position: 'absolute',
    top: '6px',
    height: '13px',
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
        top: '8px',
        width: space[2],
        height: space[2],
        border: 0,
        background: color.dangerMark,
        transform: 'translateX(-50%) rotate(45deg)',
        '@media': { [media.forcedColors]: { ...forced, background: 'CanvasText' } },
      },
      start: { top: '1px', height: '24px', borderInlineStart: `2px solid ${color.text}` },
      // The only one that is lit.
      today: {
        top: 0,
        height: '26px',
        borderInlineStart: `3px solid ${color.accentMark}`,
        '@media': { [media.forcedColors]: { ...forced, borderColor: 'Highlight' } },
      },
    },
  },
});

/** What ends wears the shape of its segment. */
export const shape = style({
  position: 'absolute',
  top: '-6px',
  width: space[3],
  height: space[3],
  transform: 'translateX(-50%)',
  borderRadius: `calc(${radius.check} / 2)`,
});

export const label = recipe({
  base: {
    ...text.meta,
    position: 'absolute',
    top: '28px',
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
