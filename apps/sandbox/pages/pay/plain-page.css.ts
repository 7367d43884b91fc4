import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} ${space[6]}`,
});

export const small = style([line, text.meta, { color: vars.color.text2 }]);

export const main = style({
  display: 'grid',
  flex: '1',
  gridTemplateColumns: 'minmax(0, 464px)',
  placeContent: 'center',
  padding: space[4],
});
