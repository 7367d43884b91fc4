import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const header = style({
  padding: `${space[6]} ${space[6]} 20px`,
  borderBottom: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  background: vars.color.surface,
  '@media': { [media.phone]: { padding: `${space[4]} 20px 20px` } },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: space[3], marginBottom: space[4] });

export const tile = style({
  ...text.section,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.control,
  background: vars.color.panel,
  color: vars.color.panelText,
  fontWeight: vars.weight.semibold,
});

export const names = style({ display: 'flex', flex: '1', flexDirection: 'column', minWidth: 0 });

export const name = style({
  ...text.rowTitlePhone,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const city = style({ ...text.meta, color: vars.color.text3 });

export const logo = style({ flex: '1', color: vars.color.text });

export const subject = style({ ...text.dense, color: vars.color.text2, overflowWrap: 'anywhere' });

/** In the text family like every figure; a single figure need not be tabular. */
export const amount = style({
  ...text.payAmount,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const due = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  marginTop: space[1],
  color: vars.color.text2,
});

export const dueIcon = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: text.dense.lineHeight,
});

export const note = style({
  ...text.dense,
  marginTop: space[3],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.text2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const awaited = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `${space[1]} 0`,
});
