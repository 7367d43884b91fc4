import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const head = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    minHeight: '48px',
    padding: `${space[2]} ${space[4]}`,
  },
  variants: { flush: { true: { borderBottom: `1px solid ${vars.color.line}` }, false: {} } },
});

export const title = style({
  ...text.cardTitle,
  margin: 0,
  // As high as the action, so that the spacing stays the same when the action wraps.
  paddingBlock: '6px',
  fontWeight: vars.weight.semibold,
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
});

export const empty = style({ ...text.dense, margin: 0, color: vars.color.text3 });

export const end = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minWidth: 0 },
  variants: {
    act: {
      true: {
        justifyContent: 'flex-end',
        // Controls stay at the end when they wrap below the title; text moves to the start.
        marginInlineStart: 'auto',
        // Aligns the label of a quiet button, not its invisible edge, with the end of the head.
        marginInlineEnd: `calc(-1 * ${space[2]})`,
      },
      false: {},
    },
  },
});

export const meta = style({ ...text.meta, minWidth: 0, color: vars.color.text3 });

export const body = recipe({
  base: { minWidth: 0 },
  variants: {
    flush: {
      // `clip` does not create a scroll container, so that sticky children keep working.
      true: {
        overflow: 'clip',
        borderBottomLeftRadius: `calc(${vars.radius.card} - 1px)`,
        borderBottomRightRadius: `calc(${vars.radius.card} - 1px)`,
      },
      false: { padding: `${space[1]} ${space[4]} ${space[4]}` },
    },
  },
});
