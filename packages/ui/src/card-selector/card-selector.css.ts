import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { radio as groupRadio } from '../radio-group/radio-group.css.ts';
import { choiceCard, noFocusRing } from '../styles/choice-card.ts';
import { focusRing } from '../styles/focus.ts';

/** From this width a card's texts are side by side; below, all cards use a line per text. */
const wide = '(min-width: 360px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  containerType: 'inline-size',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
});

const row = {
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '56px',
  padding: `calc(${space[2]} - 1px) calc(${space[3]} - 1px)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
} as const;

export const card = style({ ...row, ...choiceCard });

export const radio = style([groupRadio, noFocusRing]);

export const words = style({ display: 'grid', flex: '1', minWidth: 0 });

/** Brand, number and expiry of a card, side by side if they fit. */
export const number = style({
  display: 'flex',
  flexDirection: 'column',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { flexFlow: 'row wrap' } },
});

export const brand = style({ fontWeight: vars.weight.medium });
export const digits = style({ overflowWrap: 'anywhere' });

export const second = style({
  ...text.meta,
  display: 'flex',
  flexDirection: 'column',
  columnGap: space[3],
  color: vars.color.text2,
  '@container': { [wide]: { flexFlow: 'row wrap' } },
  selectors: { ':disabled ~ * &': { color: vars.color.text3 } },
});

/** A long name wraps before the expiry does. */
export const holder = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const expiry = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const reason = style({ ...text.meta, color: vars.color.text2 });

export const waiting = style([row, { borderColor: vars.color.lineFaint }]);
export const bars = style({ display: 'grid', flex: '1', gap: space[2] });

export const note = style({ ...text.dense, color: vars.color.text2 });
export const failure = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.color.dangerText,
});
