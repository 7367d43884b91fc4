import { print } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

/** Dark on white in every mode: scanners expect nothing else. */
export const code = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '130px',
  blockSize: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: print.ground,
  fill: print.ink,
  forcedColorAdjust: 'none',
  '@container': { [face.tornAcross]: { inlineSize: '112px' } },
});
