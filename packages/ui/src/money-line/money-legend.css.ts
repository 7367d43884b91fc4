import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Three columns, or as many as stay readable in a narrow place. */
const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(128px, (100% - 2 * ${space[6]}) / 3), 100%), 1fr))`,
  columnGap: space[6],
  rowGap: space[3],
};

export const legend = recipe({
  base: { margin: 0, fontFamily: vars.font.text, color: vars.color.text },
  variants: {
    face: {
      page: columns,
      pass: columns,
      phone: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: `${space[1]} ${space[2]}`,
      },
    },
  },
});

const besideSwatch = {
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space[2],
};

export const item = recipe({
  base: { minWidth: 0 },
  variants: {
    face: {
      page: besideSwatch,
      pass: besideSwatch,
      phone: { display: 'flex', alignItems: 'center', gap: space[1] },
    },
  },
});

export const swatch = recipe({
  base: { flex: 'none', alignSelf: 'center', borderRadius: `calc(${vars.radius.check} / 2)` },
  variants: {
    face: {
      page: { width: '12px', height: '12px' },
      pass: { width: '12px', height: '12px' },
      phone: { width: '10px', height: '10px' },
    },
  },
});

export const label = recipe({
  base: { color: vars.color.text2, overflowWrap: 'anywhere' },
  variants: { face: { page: text.dense, pass: text.dense, phone: text.meta } },
});

export const amount = recipe({
  base: { margin: 0 },
  variants: {
    face: {
      page: { ...text.body, gridColumn: 2, fontWeight: vars.weight.semibold },
      pass: { ...text.body, gridColumn: 2, fontWeight: vars.weight.semibold },
      phone: { ...text.meta, fontWeight: vars.weight.medium },
    },
    isLit: { true: { fontWeight: vars.weight.semibold } },
    isZero: { true: { fontWeight: vars.weight.regular, color: vars.color.text2 } },
  },
});

export const detail = style({
  ...text.meta,
  gridColumn: 2,
  margin: 0,
  color: vars.color.text3,
  overflowWrap: 'anywhere',
});
