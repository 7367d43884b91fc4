import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const panel = recipe({
  base: { display: 'grid' },
  variants: {
    hasPresets: {
      true: {
        gridTemplateColumns: 'minmax(264px, max-content) auto',
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
});

export const presets = style({
  minWidth: 0,
  padding: space[2],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { borderInlineEnd: 0, borderBottom: `1px solid ${vars.color.line}` } },
});

export const typed = style({ padding: `${space[1]} 0 0` });

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const calendar = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space[3]} ${space[4]} ${space[2]}`,
});

/** Stays visible when the layer is higher than the screen. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '56px',
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxSizing: 'border-box',
});

export const summary = style({ ...text.dense, flex: '1', minWidth: 0, margin: 0, color: vars.color.text2 });

export const words = recipe({ variants: { hidden: { true: [visuallyHidden] } } });
