import { media, moneyLine, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, weight } = vars;

export const root = style({
  display: 'grid',
  gap: space[2],
  color: color.text,
  fontFamily: vars.font.text,
});

export const line = style({ display: 'flex', gap: moneyLine.gap, height: moneyLine.sums.bar });

/** The smallest part stays visible. */
export const part = style({ flexBasis: 0, minWidth: space[1], borderRadius: radius.check });

export const legend = style({
  ...text.meta,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${moneyLine.sums.leastColumn}, 1fr))`,
  columnGap: space[6],
  rowGap: space[1],
  margin: 0,
});
export const item = style({ display: 'flex', justifyContent: 'space-between', gap: space[2], minWidth: 0 });
export const label = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.text2 });
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium });

export const mark = recipe({
  base: { display: 'inline-block', flex: 'none', width: moneyLine.sums.shape, height: moneyLine.sums.shape },
  variants: {
    kind: {
      money: { borderRadius: `calc(${radius.check} / 2)` },
      declined: {
        scale: '0.8',
        rotate: '45deg',
        background: color.dangerMark,
        '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
      over: { border: `1.5px solid ${color.neutralMark}`, borderRadius: '50%' },
    },
  },
});
