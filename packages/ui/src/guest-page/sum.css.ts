import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { face } from './faces.css.ts';

export const sum = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const heading = style({ margin: 0, fontWeight: 'inherit', fontSize: 'inherit' });

/** Without a sum it is the heading itself. */
export const label = recipe({
  base: { ...text.rowTitlePhone, display: 'block', color: vars.color.text2, fontWeight: vars.weight.medium },
  variants: {
    isAlone: {
      true: { ...text.figure, color: vars.color.text, fontWeight: vars.weight.semibold },
      false: {
        '@container': { [face.phone]: { ...text.dense, fontWeight: vars.weight.regular } },
      },
    },
  },
});

export const amount = style({
  ...text.payAmount,
  display: 'block',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  // Breaks only where the whole line is too short for it.
  overflowWrap: 'break-word',
});

export const struck = style([amount, { color: vars.color.text3, fontWeight: vars.weight.regular }]);

export const conversion = style({ ...text.dense, margin: 0, color: vars.color.text2 });

export const deadline = style({
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[1],
  '@container': { [face.phone]: { marginBlockStart: 0, color: vars.color.text2 } },
});

export const clock = style({ display: 'flex', alignItems: 'center', blockSize: text.dense.lineHeight });

export const moment = style({ minInlineSize: 0 });
export const until = style({ ...text.dense, display: 'block' });
export const shortUntil = style({ ...text.dense, display: 'block' });
export const note = style({ ...text.meta, margin: 0, color: vars.color.text3 });
