import { vars } from '@deck/tokens/contract';
import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { guest } from './faces.css.ts';
import { leastHeight } from './layout.css.ts';

export const room = recipe({
  base: {
    containerName: guest,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.canvas,
    color: vars.color.text,
    fontFamily: vars.font.text,
  },
  variants: {
    isPart: {
      true: { minBlockSize: fallbackVar(leastHeight, 'auto') },
      false: { minBlockSize: '100dvh' },
    },
  },
});
