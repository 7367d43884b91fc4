import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chosenInForcedColors } from '../styles/forced-colors.ts';
import { colorTransition } from '../styles/motion.ts';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const mark = recipe({
  base: {
    ...text.meta,
    ...colorTransition('background-color', 'border-color', 'color'),
    display: 'inline-flex',
    alignItems: 'center',
    height: '20px',
    paddingInline: '6px',
    border: '1px solid',
    borderRadius: vars.radius.chip,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
  variants: {
    look: {
      plain: {
        borderColor: vars.color.line,
        background: vars.color.surface,
        color: vars.color.text2,
      },
      lit: {
        borderColor: vars.color.accentMark,
        background: vars.color.accentSoft,
        color: vars.color.accentText,
        '@media': { [media.forcedColors]: chosenInForcedColors },
      },
      sunken: {
        borderColor: vars.color.lineFaint,
        background: vars.color.sunken,
        color: vars.color.text3,
      },
    },
  },
});
