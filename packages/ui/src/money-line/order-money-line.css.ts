import { moneyLine, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { fills } from './fills.css.ts';

const { color, radius, weight } = vars;

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  fontFamily: vars.font.text,
});

const list = { display: 'flex', margin: 0, padding: 0, listStyle: 'none' } as const;

/** While what came first fills the line, the others keep their place. */
const part = style({ selectors: { '&:first-child:not(:last-child)': { marginInlineEnd: 'auto' } } });

/** Each part as wide as its share, its words above it. */
export const bar = style({ ...list, gap: moneyLine.gap });
export const barItem = style([
  fills,
  part,
  { display: 'grid', flexBasis: 0, alignContent: 'end', gap: space[1], minWidth: 0 },
]);

const pressed = { outline: `2px solid ${color.accentMark}`, outlineOffset: '1px' } as const;
const bare = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const;

export const press = style({
  ...bare,
  height: moneyLine.bar,
  borderRadius: radius.check,
  selectors: { '&[aria-pressed=true]': pressed, '&:focus-visible': focusRing },
});

export const fill = style({ display: 'block', height: '100%', borderRadius: radius.check });

/** What can be done stands beside the words where they leave room, so that a press does not move the page. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${space[2]}`,
  minWidth: 0,
});
export const words = style({ flex: `1 1 ${moneyLine.leastWords}`, minWidth: 0 });

export const head = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
export const label = style({ ...text.dense, color: color.text2 });
export const amount = style({ ...text.section, fontWeight: weight.semibold, color: color.text });
export const detail = style({
  ...text.meta,
  maxWidth: '100%',
  overflow: 'hidden',
  color: color.text3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const thinBar = style({ display: 'flex', gap: '2px', height: space[6] });
export const thinPart = style([
  fills,
  part,
  { flexBasis: 0, minWidth: moneyLine.leastShare, borderRadius: radius.check },
]);

/** The words below a bar that has no room for them: side by side where they fit. */
export const rows = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${moneyLine.leastColumn}, 100%), 1fr))`,
  columnGap: space[6],
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  borderTop: `1px solid ${color.lineFaint}`,
});

export const rowPress = style({
  ...bare,
  display: 'grid',
  flex: 1,
  gridTemplateColumns: `${space[3]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[3],
  minWidth: 0,
  minHeight: moneyLine.part,
  borderRadius: radius.check,
  color: color.text,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed=true]': { background: color.accentSoft },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const swatch = style({
  width: space[3],
  height: space[3],
  borderRadius: `calc(${radius.check} / 2)`,
});

export const excess = style({
  ...text.meta,
  margin: 0,
  justifySelf: 'end',
  color: color.dangerText,
  fontWeight: weight.medium,
});
