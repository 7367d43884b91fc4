import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const awaited = style({ display: 'grid', flex: '1', placeItems: 'center' });

export const message = style({ display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: `20px ${space[6]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { padding: space[3] } },
});

/** On wider screens the list stays visible. */
export const back = style({
  flex: 'none',
  marginTop: '-2px',
  '@media': { [`not all and ${media.phone}`]: { display: 'none' } },
});

export const about = style({ flex: '1', minWidth: 0 });

export const subject = style({
  ...text.section,
  marginBottom: space[2],
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  overflowWrap: 'anywhere',
});

/** Letters have their own light background. */
export const letter = style({
  flex: '1',
  width: '100%',
  minHeight: 0,
  border: 0,
  background: vars.color.canvas,
  colorScheme: 'light',
});

export const phone = style({ flex: '1', padding: space[6], overflowY: 'auto' });

export const sms = style({
  ...text.body,
  maxWidth: '420px',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** As wide as a letter. */
export const plain = style([sms, { maxWidth: '600px' }]);

export const address = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
