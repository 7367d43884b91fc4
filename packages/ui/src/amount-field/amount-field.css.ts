import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { controlInput } from '../field/control-frame.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const input = recipe({
  base: [controlInput, { fontVariantNumeric: 'tabular-nums' }],
  variants: { place: { alone: {}, column: { textAlign: 'end' } } },
});

/** In a column the heading shows the currency, so the code is only for screen readers. */
export const code = recipe({
  variants: {
    place: {
      alone: {
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        paddingInlineEnd: `calc(${space[3]} - 1px)`,
        color: vars.color.text3,
        fontSize: text.dense.fontSize,
      },
      column: [visuallyHidden],
    },
  },
});

export const question = style({ ...text.meta, margin: `${space[1]} 0 0`, color: vars.color.warningText });

export const readings = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });
