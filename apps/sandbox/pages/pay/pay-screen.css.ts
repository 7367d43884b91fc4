import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = (rules: Record<string, string | number>) => ({ '@media': { [media.phone]: rules } });

/** The height of the bottom bar on a phone, so that the focus is never hidden below it. */
globalStyle('html', phone({ scrollPaddingBottom: '128px' }));

/** A column: full screen on a phone, elsewhere a centred sheet. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '480px',
  margin: `${space[12]} auto`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  ...phone({
    maxWidth: 'none',
    minHeight: '100dvh',
    margin: 0,
    border: 0,
    borderRadius: 0,
  }),
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  gap: space[4],
  padding: `${space[6]} ${space[6]} ${space[8]}`,
  ...phone({ padding: `${space[4]} 20px ${space[6]}` }),
});

export const form = style({ display: 'contents' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  alignItems: 'start',
});

/** Aligned with the text inside fields. */
export const hint = style({ display: 'flex', paddingInlineEnd: space[2] });

export const note = style({ ...text.dense, color: vars.color.text2 });

/** A message in place of the form. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[8]} 0`,
  textAlign: 'center',
});

export const headline = style({
  ...text.section,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  selectors: { '&:focus': { outline: 'none' } },
});

export const explanation = style({
  ...text.body,
  maxWidth: '400px',
  color: vars.color.text2,
  textWrap: 'pretty',
});
