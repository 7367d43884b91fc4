import { print, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const figure = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: space[1],
  fontFamily: vars.font.text,
});

export const label = style({ ...text.dense, color: vars.color.text, fontWeight: vars.weight.medium });

/** Also in forced colours: QR scanners expect nothing else. */
export const plate = style({
  width: '160px',
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: print.ground,
  forcedColorAdjust: 'none',
});

export const code = style({ display: 'block', width: '100%', height: 'auto', fill: print.ink });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginInlineStart: '-8px' });
