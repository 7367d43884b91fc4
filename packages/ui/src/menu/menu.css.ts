import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { row } from '../options/options.css.ts';
import { floating } from '../styles/floating.ts';
import { keyCap } from '../styles/key-cap.ts';

export const panel = style({
  ...floating,
  minWidth: 'max(200px, var(--radix-dropdown-menu-trigger-width))',
  maxWidth: 'min(360px, 100vw - 16px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space[1],
  overflowY: 'auto',
  fontFamily: vars.font.text,
  // Radix removes the outline, which is the edge in forced colours.
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const usable = ':not([aria-disabled="true"])';

export const item = recipe({
  base: [row],
  variants: {
    tone: {
      plain: {},
      danger: { selectors: { [`&${usable}`]: { color: vars.color.dangerText } } },
    },
  },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.text2,
  selectors: {
    [`${item.classNames.variants.tone.danger}${usable} > &`]: { color: vars.color.dangerText },
    [`${row}[aria-disabled="true"] > &`]: { color: vars.color.text3 },
  },
});

/** Without an icon, labels align with those of items with icons. */
globalStyle(`${panel}:has(${icon}) ${row}:not(:has(> ${icon}))`, {
  paddingInlineStart: '34px',
  '@media': { [media.phone]: { paddingInlineStart: '38px' } },
});

export const separator = style({
  marginBlock: space[1],
  // A border instead of a background: forced colours keep it.
  borderTop: `1px solid ${vars.color.line}`,
});

/** A shortcut as generated content: `aria-keyshortcuts` announces it, and it is not part of the name. */
export const key = style({
  ...keyCap,
  selectors: { '&::before': { content: 'attr(data-key)' } },
});
