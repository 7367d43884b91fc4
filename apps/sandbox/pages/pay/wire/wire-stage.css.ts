import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const title = style({
  ...text.section,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
});

/** A detail and its copy button. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Higher than a line of text, without increasing the line's height. */
export const copy = style({ flex: 'none', marginBlock: '-6px' });
