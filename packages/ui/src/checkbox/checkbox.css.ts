import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { checkLook } from '../field/check-look.css.ts';

function glyph(path: string) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`;
}

const tick = glyph('M3 7.25 5.75 10 11 4.5');
const bar = glyph('M3.5 7h7');

export const checkbox = style([
  checkLook,
  {
    borderRadius: vars.radius.check,
    selectors: {
      '&:is(:checked, :indeterminate)::before': {
        content: '',
        width: '100%',
        height: '100%',
        background: 'currentcolor',
        mask: tick,
      },
      '&:indeterminate::before': { mask: bar },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
  },
]);
