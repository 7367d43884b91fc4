import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { checkLook } from '../field/check-look.css.ts';

export const options = recipe({
  base: { display: 'flex', paddingBlock: space[1] },
  variants: {
    direction: {
      column: { flexDirection: 'column', alignItems: 'flex-start', gap: space[2] },
      row: { flexFlow: 'row wrap', columnGap: space[6], rowGap: space[2] },
    },
  },
});

export const radio = style([
  checkLook,
  {
    borderRadius: '50%',
    selectors: {
      '&[data-invalid]:not(:disabled)': { borderColor: vars.color.dangerMark },
      '&:checked::before': {
        content: '',
        width: '6px',
        height: '6px',
        borderRadius: '50%',
        background: 'currentcolor',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
  },
]);

export const hint = style({ ...text.meta, display: 'block', color: vars.color.text3 });
