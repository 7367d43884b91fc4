import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';
import { controlInput } from '../field/control-frame.css.ts';

export const area = style([
  controlInput,
  {
    display: 'block',
    paddingBlock: `calc(${space[2]} - 1px)`,
    resize: 'vertical',
    textOverflow: 'clip',
    selectors: { '&:disabled, &:read-only': { resize: 'none' } },
  },
]);
