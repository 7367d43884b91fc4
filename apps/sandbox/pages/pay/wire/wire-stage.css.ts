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

/** A fact and the button that takes it along. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Taller than a line of text, which it does not push apart. */
export const copy = style({ flex: 'none', marginBlock: '-6px' });
