import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

export const facts = style({
  display: 'grid',
  '@container': {
    [face.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[6] },
    [face.middle]: { rowGap: space[4] },
  },
});

export const fact = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [face.phone]: {
      paddingBlock: space[4],
      selectors: {
        '&:first-child': { paddingBlockStart: 0 },
        '&:nth-last-child(2)': { paddingBlockEnd: 0 },
        '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const title = style({
  ...text.dense,
  margin: 0,
  fontWeight: vars.weight.semibold,
  '@container': { [face.phone]: { ...text.rowTitlePhone, marginBlockEnd: space[1] } },
});

/** The property's own words keep their lines. */
export const words = style({ ...text.dense, margin: 0, color: vars.color.text2, whiteSpace: 'pre-line' });
export const small = style({
  ...text.meta,
  margin: 0,
  color: vars.color.text2,
  selectors: { [`${words} + &`]: { marginBlockStart: space[1] } },
});

export const links = style({ margin: 0, padding: 0, fontSize: text.dense.fontSize, listStyle: 'none' });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: space[2],
  marginBlockStart: space[3],
});
