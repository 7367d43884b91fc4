import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

const { color } = vars;

export const paid = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [face.tornAcross]: { order: 1, paddingInline: space[4] } },
});

export const top = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
});
/** At least as wide as the amount: a long badge wraps below it. */
export const heading = style({
  flex: 1,
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  margin: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});
export const badge = style({ flex: 'none', marginBlockStart: '-2px' });

export const label = style({
  ...text.rowTitlePhone,
  display: 'block',
  color: color.text2,
  fontWeight: vars.weight.medium,
});
export const shortLabel = style({ ...text.dense, display: 'block', color: color.text2 });

export const rows = style({ ...text.dense, display: 'grid', gap: space[1], margin: `${space[3]} 0 0` });
export const row = style({ display: 'flex', gap: space[3] });
export const term = style({ flex: '0 0 72px', color: color.text2 });
export const value = style({ flex: 1, minInlineSize: 0, margin: 0 });

export const shortRow = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  margin: 0,
  color: color.text2,
});

export const card = style({ whiteSpace: 'nowrap' });

export const mark = style({
  ...text.meta,
  display: 'inline-block',
  marginInlineEnd: space[1],
  paddingInline: '7px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.chip,
  fontWeight: vars.weight.medium,
});

export const code = style({
  display: 'flex',
  gap: space[3],
  '@container': {
    [face.tornDown]: { alignItems: 'flex-end', marginBlockStart: 'auto' },
    [face.tornAcross]: {
      flexWrap: 'wrap',
      order: 3,
      alignItems: 'center',
      padding: `0 ${space[4]} ${space[4]}`,
    },
  },
});

export const square = style({ flex: 'none' });
export const beside = style({ flex: '1 1 96px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const guest = style({ ...text.body, margin: 0, fontWeight: vars.weight.semibold });
export const words = style({ ...text.dense, margin: 0, color: color.text2 });
export const hint = style({
  ...text.meta,
  margin: 0,
  color: color.text2,
  '@container': { [face.tornAcross]: { marginBlockStart: space[1] } },
});
