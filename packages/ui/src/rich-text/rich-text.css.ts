import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonLook } from '../button/button-look.css.ts';
import { floating } from '../styles/floating.ts';
import { chosenInForcedColors } from '../styles/forced-colors.ts';

/** The height of a text line in pixels. */
export const lineHeight = 24;

/** A single-line field has its only tool at the end. */
export const frame = recipe({
  base: { overflow: 'hidden' },
  variants: {
    format: { html: { flexDirection: 'column' }, line: { flexDirection: 'row', alignItems: 'stretch' } },
  },
});

export const toolbar = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px', padding: space[1] },
  variants: {
    format: {
      html: { borderBottom: `1px solid ${vars.color.line}` },
      line: {
        flex: 'none',
        alignItems: 'flex-start',
        padding: '1px',
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
    },
  },
});

/** The separators stay on their line when the toolbar wraps. */
export const together = style({ display: 'flex', gap: '2px' });

export const separator = style({
  flex: 'none',
  width: '1px',
  height: '20px',
  margin: `0 ${space[1]}`,
  background: vars.color.line,
  // When the toolbar wraps it would be at the end of a line.
  '@media': { [media.phone]: { display: 'none' } },
});

export const tool = style([
  buttonLook({ variant: 'quiet' }),
  {
    minWidth: vars.size.controlSmall,
    height: vars.size.controlSmall,
    padding: 0,
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.accentSoft, color: vars.color.accentText },
      '&[aria-disabled="true"]': { color: vars.color.text3, cursor: 'default' },
    },
    '@media': {
      [media.touch]: { minWidth: touchHeight, height: touchHeight },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': chosenInForcedColors,
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const wordTool = style([tool, { ...text.dense, gap: space[1], padding: `0 ${space[2]}` }]);

/** The letter of the colour button is underlined in the colour at the caret. */
export const colorTool = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '1px',
});
export const colorLine = style({
  width: '16px',
  height: '3px',
  borderRadius: `min(2px, ${vars.radius.control})`,
  background: vars.color.lineStrong,
  forcedColorAdjust: 'none',
});

/** As high as its lines, loaded or not; longer text scrolls. */
export const place = recipe({
  base: { position: 'relative', overflowY: 'auto' },
  variants: { format: { html: { resize: 'vertical' }, line: { flex: '1 1 auto', minWidth: 0 } } },
});

export const waiting = style({ display: 'grid', alignContent: 'start', gap: space[3], padding: space[3] });

export const failure = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  color: vars.color.dangerText,
});

/** The frame's font size: a letter looks like every field. */
export const prose = style({
  minHeight: '100%',
  padding: `${space[2]} calc(${space[3]} - 1px)`,
  lineHeight: `${lineHeight}px`,
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
});

/** The editable element fills its container, so that a press anywhere sets the caret. */
export const mount = style({ display: 'grid', minHeight: '100%' });

globalStyle(`${prose} p + p, ${prose} p + :is(ul, ol), ${prose} :is(ul, ol) + p`, { marginTop: space[2] });
globalStyle(`${prose} ul`, { paddingInlineStart: space[6], listStyle: 'disc' });
globalStyle(`${prose} ol`, { paddingInlineStart: space[6], listStyle: 'decimal' });
globalStyle(`${prose} strong`, { fontWeight: vars.weight.semibold });

/** No wider than the text, and low enough to keep the surrounding text visible. */
export const pictureInText = style({
  maxWidth: '100%',
  maxHeight: '240px',
  verticalAlign: 'middle',
  selectors: {
    '&.ProseMirror-selectednode': { outline: `2px solid ${vars.color.accentMark}`, outlineOffset: '2px' },
  },
});

export const link = style({ color: vars.color.accentText, textDecoration: 'underline' });

/** The variable with the chosen colour. */
export const ownColor = '--rich-text-color';

/**
 * Letters are read on white. In dark mode the colour is displayed lighter, so that it is readable; the value
 * does not change. The element also has the inline colour, for copying.
 */
export const colored = style({
  color: `light-dark(var(${ownColor}), oklch(from var(${ownColor}) max(l, 0.72) c h)) !important`,
});

export const chip = recipe({
  base: {
    marginInline: '1px',
    padding: `1px ${space[1]}`,
    borderRadius: vars.radius.check,
    fontSize: text.dense.fontSize,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'default',
    selectors: {
      '&.ProseMirror-selectednode': { outline: `2px solid ${vars.color.focus}` },
    },
  },
  variants: {
    known: {
      true: {
        background: vars.color.accentSoft,
        color: vars.color.accentText,
        outline: '1px solid transparent',
      },
      false: {
        background: vars.color.dangerSoft,
        color: vars.color.dangerText,
        outline: `1px dashed ${vars.color.dangerMark}`,
      },
    },
  },
});

export const panel = style({
  ...floating,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
});

export const linkForm = style({
  display: 'grid',
  gap: space[3],
  width: '300px',
  maxWidth: '100%',
  padding: space[3],
});
/** A preview of the chosen picture before it is inserted. */
export const chosen = style({
  width: '100%',
  maxHeight: '160px',
  objectFit: 'contain',
  background: vars.color.canvas,
  borderRadius: vars.radius.control,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
