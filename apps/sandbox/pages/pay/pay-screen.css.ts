import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The height of the bottom bar on a phone, so that the focus is never hidden below it. */
globalStyle('html', { '@media': { [media.phone]: { scrollPaddingBottom: '128px' } } });

/** What stands below each other in a place of the page. */
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const form = style([column]);

export const note = style({ ...text.dense, margin: 0, color: vars.color.text2 });

export const headline = style({
  ...text.title,
  margin: 0,
  fontWeight: vars.weight.semibold,
  selectors: { '&:focus': { outline: 'none' } },
});

export const explanation = style({
  ...text.body,
  margin: 0,
  color: vars.color.text2,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
