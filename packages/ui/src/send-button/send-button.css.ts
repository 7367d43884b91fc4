import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

export const alone = style({ display: 'inline-grid', justifyItems: 'start', fontFamily: vars.font.text });

const place = createContainer();
/** The width below which the button is below its field. */
const narrow = `${place} (max-width: 359px)`;

export const container = style({ containerName: place, containerType: 'inline-size' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(136px, auto)',
  columnGap: space[2],
  fontFamily: vars.font.text,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
});

/** Next to the control, below its label. */
export const beside = style({
  display: 'grid',
  alignContent: 'start',
  marginTop: `calc(${text.dense.lineHeight} + ${space[1]})`,
  '@container': { [narrow]: { marginTop: 0, gridRow: 3 } },
});

export const said = style({
  ...text.meta,
  display: 'flex',
  gridColumn: 1,
  gap: space[1],
  marginTop: space[1],
  color: vars.color.successText,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { marginTop: 0 } },
});
export const failed = style([said, { color: vars.color.dangerText }]);

globalStyle(`${beside} > button`, { width: '100%' });
