import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100%',
  padding: `${space[8]} ${space[4]}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
  textAlign: 'center',
});

export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    marginBottom: space[4],
    borderRadius: vars.radius.card,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.neutralSoft, color: vars.color.text2 },
      danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
  },
});

export const title = style({
  ...text.section,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
});

export const words = style({
  ...text.body,
  maxWidth: '440px',
  marginTop: space[1],
  color: vars.color.text2,
  textWrap: 'pretty',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: '20px',
});

export const note = style({ ...text.meta, marginTop: '20px', color: vars.color.text3 });

/** One line high; it wraps where it does not fit. */
export const line = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  boxSizing: 'border-box',
  minHeight: space[12],
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text3,
  fontFamily: vars.font.text,
});

export const lineTitle = style({ margin: 0, color: vars.color.text2, fontWeight: vars.weight.medium });

export const lineWords = style({ margin: 0 });

export const lineAction = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
