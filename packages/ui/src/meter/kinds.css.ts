import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { hatch } from '../styles/hatch.ts';

const stripe = `color-mix(in oklab, ${vars.color.infoMark} 58%, ${vars.color.surface})`;

/** Paid is solid, held is hatched, returned is grey, due is empty. Also used for the legend. */
export const kind = recipe({
  base: { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } } },
  variants: {
    kind: {
      paid: {
        background: vars.color.successMark,
        '@media': { [media.forcedColors]: { background: 'CanvasText' } },
      },
      held: {
        background: hatch(vars.color.infoMark, stripe),
        '@media': { [media.forcedColors]: { background: hatch('CanvasText', 'Canvas') } },
      },
      this: {
        background: vars.color.accentMark,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      },
      back: {
        background: vars.color.neutralMark,
        '@media': { [media.forcedColors]: { background: 'GrayText' } },
      },
      due: {
        background: vars.color.line,
        '@media': { [media.forcedColors]: { background: 'Canvas' } },
      },
    },
  },
});
