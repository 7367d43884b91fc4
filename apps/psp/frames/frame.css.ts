import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** A frame has the ground of the page around it. */
export const framed = style({ background: 'transparent' });
globalStyle(`${framed} body`, { background: 'transparent' });

const column = { display: 'flex', flexDirection: 'column' } as const;

export const form = style({ ...column, gap: space[4], padding: '3px' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  alignItems: 'start',
});
export const field = style({ ...column, gap: space[1], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});
export const label = style({ ...text.dense, fontWeight: vars.weight.medium, color: vars.color.text });

export const input = style({
  ...text.fieldPhone,
  width: '100%',
  minWidth: 0,
  height: '48px',
  padding: `0 ${space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: `light-dark(${vars.color.surface}, ${vars.color.sunken})`,
  color: vars.color.text,
  fontFamily: vars.font.text,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.text3, opacity: 1 },
    '&:hover': { borderColor: vars.color.text2 },
    '&:focus': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 3px ${vars.color.accentSoft}`,
      outline: 'none',
    },
    '&[aria-invalid]': { borderColor: vars.color.dangerMark },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.sunken, color: vars.color.text3 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
});

export const problem = style({ ...text.meta, margin: 0, color: vars.color.dangerText });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
const markBase = style({
  ...text.tag,
  display: 'inline-flex',
  alignItems: 'center',
  height: '20px',
  paddingInline: '6px',
  border: '1px solid',
  borderRadius: vars.radius.chip,
  fontWeight: vars.weight.medium,
});
/** Plain while nothing is typed; then one is lit and the others are sunken. */
export const mark = styleVariants({
  plain: [
    markBase,
    { borderColor: vars.color.line, background: vars.color.surface, color: vars.color.text2 },
  ],
  lit: [
    markBase,
    { borderColor: vars.color.accentMark, background: vars.color.accentSoft, color: vars.color.accentText },
  ],
  sunken: [
    markBase,
    { borderColor: vars.color.sunken, background: vars.color.sunken, color: vars.color.text3 },
  ],
});

export const title = style({
  ...text.section,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  color: vars.color.text,
});
export const note = style({ ...text.dense, margin: 0, color: vars.color.text2 });
export const facts = style({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
export const sheet = style({
  ...column,
  gap: space[3],
  padding: space[6],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
});
export const page = style({
  ...column,
  gap: space[3],
  maxWidth: '440px',
  margin: `${space[12]} auto`,
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.phone]: { margin: 0, minHeight: '100dvh', border: 0, borderRadius: 0 } },
});
export const choices = style({ ...column, gap: space[2], margin: 0, padding: 0, border: 0 });
export const choice = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
});

const actBase = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  paddingInline: space[4],
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const act = styleVariants({
  main: [
    actBase,
    { borderColor: 'transparent', background: vars.color.accent, color: vars.color.onAccent },
    { selectors: { '&:hover': { background: vars.color.accentHover } } },
  ],
  plain: [
    actBase,
    { borderColor: vars.color.lineStrong, background: vars.color.surface, color: vars.color.text },
    { selectors: { '&:hover': { background: vars.color.sunken } } },
  ],
});
