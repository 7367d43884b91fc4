import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, fontFamily: vars.font.text });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBottom: space[4],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The line connects the dots and leaves 4 px around each.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `20px 0`,
      insetInlineStart: '9.5px',
      // A border instead of a background: forced colours keep it.
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const dot = style({ display: 'grid', height: '20px', placeItems: 'center' });

export const title = style({
  ...text.dense,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const time = style({ ...text.meta, paddingTop: '2px', color: vars.color.text3, whiteSpace: 'nowrap' });

export const detail = style({
  ...text.dense,
  gridColumn: '2 / -1',
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});

/** The author at the start, the elapsed time at the end below the time; two lines if narrow. */
export const foot = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gridColumn: '2 / -1',
  columnGap: space[3],
  color: vars.color.text3,
});

export const author = style({ minWidth: 0, overflowWrap: 'anywhere' });
