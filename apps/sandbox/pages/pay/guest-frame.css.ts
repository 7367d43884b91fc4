import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const by = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const mark = style({ display: 'grid', flex: 'none', width: '16px', height: '16px' });

/** The drawing has a size of its own, which its box replaces. */
globalStyle(`${mark} svg`, { width: '100%', height: '100%' });

export const band = style({
  ...text.meta,
  margin: 0,
  padding: `${space[1]} ${space[4]}`,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  textAlign: 'center',
});
