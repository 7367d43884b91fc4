import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { halo } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

const focused = '&:focus, &[data-open], &:has(:is(input, textarea):focus)';

/** The border and background of every control: a frame around an input, or a button that is the control. */
export const controlFrame = recipe({
  base: {
    ...text.body,
    ...colorTransition('border-color', 'box-shadow', 'background-color'),
    display: 'flex',
    alignItems: 'stretch',
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.control,
    padding: 0,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    textAlign: 'start',
    '@media': { [media.phone]: { ...text.fieldPhone, minHeight: touchHeight } },
  },
  variants: {
    state: {
      primary: {
        borderColor: vars.color.lineStrong,
        selectors: {
          '&:hover': { borderColor: vars.color.text2 },
          [focused]: halo(vars.color.focus),
        },
      },
      error: { borderColor: vars.color.dangerMark, selectors: { [focused]: halo(vars.color.dangerMark) } },
      success: {
        borderColor: vars.color.successMark,
        selectors: { [focused]: halo(vars.color.successMark) },
      },
    },
    mode: {
      open: { background: fieldGround(), color: vars.color.text },
      disabled: {
        borderColor: vars.color.line,
        background: vars.color.sunken,
        color: vars.color.text3,
        cursor: 'not-allowed',
        selectors: { '&:hover': { borderColor: vars.color.line } },
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
      readOnly: {
        borderStyle: 'dashed',
        borderColor: vars.color.line,
        background: 'transparent',
        color: vars.color.text,
        selectors: { '&:hover': { borderColor: vars.color.line } },
      },
    },
    shape: { line: {}, area: { alignItems: 'flex-start' } },
  },
});

/** In light mode a field is as white as its card, in dark mode it is darker. */
function fieldGround() {
  return `light-dark(${vars.color.surface}, ${vars.color.sunken})`;
}

const slot = { display: 'flex', flex: 'none', alignItems: 'center' } as const;

export const icon = style({
  ...slot,
  paddingInlineStart: `calc(${space[3]} - 1px)`,
  color: vars.color.text3,
  pointerEvents: 'none',
});

/** The input inside a frame: no box, with the frame's font. */
export const controlInput = style({
  flex: '1',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: `0 calc(${space[3]} - 1px)`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    [`${icon} + &`]: { paddingInlineStart: space[2] },
    // The surrounding frame shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentcolor' },
    // Hides the browser's own clear button.
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

const affix = { ...slot, color: vars.color.text3, paddingInline: space[3], whiteSpace: 'nowrap' } as const;

export const prefix = style({ ...affix, borderInlineEnd: `1px solid ${vars.color.line}` });
export const suffix = style({ ...affix, borderInlineStart: `1px solid ${vars.color.line}` });

/** The end of a frame: its buttons fill the height. */
export const action = style({ ...slot, gap: space[1], paddingInlineEnd: space[1], color: vars.color.text2 });

export const lock = style({
  ...slot,
  // In a text area it is aligned with the first line.
  maxHeight: `calc(${vars.size.control} - 2px)`,
  alignSelf: 'stretch',
  paddingInlineEnd: `calc(${space[3]} - 1px)`,
  color: vars.color.text3,
  pointerEvents: 'none',
  '@media': { [media.phone]: { maxHeight: `calc(${touchHeight} - 2px)` } },
});
