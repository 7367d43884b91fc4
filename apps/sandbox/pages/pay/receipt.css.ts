import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const done = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  marginBottom: space[1],
  borderRadius: '50%',
});

export const mark = styleVariants({
  paid: [disc, { background: vars.color.successSoft, color: vars.color.successText }],
  held: [disc, { background: vars.color.infoSoft, color: vars.color.infoText }],
});

export const facts = style({
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const print = style({ '@media': { print: { display: 'none' } } });
