import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { crossHatch, hatch } from '../styles/hatch.ts';

const { color } = vars;
const accentStripe = `color-mix(in oklab, ${color.accentMark} 45%, ${color.accentSoft})`;

const rule = (ink: string) => `linear-gradient(${ink}, ${ink}) center / 100% 1px no-repeat`;

function shape(border: string, background: string, forced: { border: string; background: string }) {
  return { border, background, '@media': { [media.forcedColors]: forced } };
}

/**
 * The shape of a part of an order's money, in a line, a meter or a legend. Each is told from the others without
 * colour.
 */
export const segment = recipe({
  base: { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } },
  variants: {
    shape: {
      paid: shape('0 solid', color.successMark, {
        border: '1px solid CanvasText',
        background: 'CanvasText',
      }),
      held: shape(`1.5px solid ${color.infoMark}`, hatch(color.infoMark, color.infoSoft), {
        border: '1px solid CanvasText',
        background: hatch('CanvasText', 'Canvas'),
      }),
      asked: shape(`1.5px solid ${color.infoMark}`, color.surface, {
        border: '2px solid CanvasText',
        background: 'Canvas',
      }),
      this: shape(`2px solid ${color.accentMark}`, color.accentSoft, {
        border: '1px solid CanvasText',
        background: 'Highlight',
      }),
      toHold: shape(`2px solid ${color.accentMark}`, hatch(accentStripe, color.accentSoft), {
        border: '1px solid CanvasText',
        background: hatch('Highlight', 'Canvas'),
      }),
      back: shape(`1px solid ${color.neutralMark}`, crossHatch(color.neutralMark, color.neutralSoft), {
        border: '1px solid CanvasText',
        background: crossHatch('GrayText', 'Canvas'),
      }),
      // An open trough: a faint ground and a foot, since nobody was asked for it.
      notAsked: {
        ...shape('0 solid', color.sunken, {
          border: '0 solid CanvasText',
          background: 'Canvas',
        }),
        boxShadow: `inset 0 -1px ${color.lineStrong}`,
      },
      // Nothing but a rule: neither money nor a place for it.
      closed: shape('0 solid', rule(color.lineStrong), {
        border: '0 solid CanvasText',
        background: rule('GrayText'),
      }),
      due: shape(`1px solid ${color.lineStrong}`, color.surface, {
        border: '1px solid CanvasText',
        background: 'Canvas',
      }),
    },
  },
});
