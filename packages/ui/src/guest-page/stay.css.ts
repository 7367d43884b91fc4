import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { invisible } from '../visually-hidden/visually-hidden.css.ts';
import { face } from './faces.css.ts';

/** On the left half the dates speak for themselves. */
export const title = style({
  ...text.rowTitlePhone,
  margin: 0,
  fontWeight: vars.weight.semibold,
  '@container': { [face.wide]: invisible },
});

const gap = `${space[3]} ${space[4]}`;

export const blocks = style({
  display: 'grid',
  margin: 0,
  '@container': {
    [face.desk]: { gridAutoFlow: 'column', gridAutoColumns: 'auto', justifyContent: 'stretch' },
    [face.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap },
    // In twos on a phone, each alone where even that is too narrow.
    [face.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
      gap,
      marginBlockStart: space[3],
    },
  },
});

export const block = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [face.desk]: {
      selectors: {
        '&:not(:first-child)': {
          borderInlineStart: `1px solid ${vars.color.line}`,
          paddingInlineStart: space[4],
        },
        '&:not(:last-child)': { paddingInlineEnd: space[4] },
      },
    },
  },
});

export const label = style({ ...text.meta, color: vars.color.text2 });
export const value = style({ ...text.body, margin: 0, fontWeight: vars.weight.semibold });
export const detail = style({ ...text.dense, margin: 0, color: vars.color.text2 });
