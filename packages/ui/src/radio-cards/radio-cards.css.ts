import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { radio as groupRadio } from '../radio-group/radio-group.css.ts';
import { choiceCard, noFocusRing } from '../styles/choice-card.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 100%), 1fr))',
  gap: space[2],
});

export const card = style({
  ...text.body,
  ...choiceCard,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  gap: space[2],
  minHeight: '72px',
  padding: `calc(${space[3]} - 1px) ${space[3]}`,
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text2,
  selectors: {
    [`${card}:has(:checked) &`]: { color: vars.color.accentText },
    [`${card}:has(:disabled) &`]: { color: vars.color.text3 },
  },
});

export const radio = style([groupRadio, noFocusRing]);

export const words = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });

export const reason = style({ ...text.meta, display: 'block', color: vars.color.text3 });

export const hint = style({
  ...text.dense,
  color: vars.color.text2,
  selectors: { '&:not(:empty)': { marginTop: space[3] } },
});
