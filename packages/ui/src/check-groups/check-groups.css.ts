import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { line } from '../multi-select/multi-select.css.ts';

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0, fontFamily: vars.font.text });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  paddingBottom: space[1],
  borderBottom: `1px solid ${vars.color.lineFaint}`,
});

export const label = style({ ...text.dense, fontWeight: vars.weight.semibold, color: vars.color.text });

export const context = style({ ...text.meta, color: vars.color.text2 });

export const acts = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const groupHead = style({ fontWeight: vars.weight.semibold });

/** Indented below the check of its group. */
export const list = style({ margin: 0, padding: 0, paddingInlineStart: space[6], listStyle: 'none' });

// All of them are in sight: the lines are as low as dense text allows, and stay large for a finger.
globalStyle(`${root} ${line}`, {
  minHeight: 0,
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: 0,
  '@media': { [media.phone]: { minHeight: touchHeight }, [media.touch]: { minHeight: touchHeight } },
});
