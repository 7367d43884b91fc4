import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const head = style({ flex: 'none', padding: `${space[3]} ${space[4]} 0` });
export const title = style({ ...text.cardTitle, margin: 0, fontWeight: vars.weight.semibold });

/** Head and tabs stand, the news scroll. */
export const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, overflowY: 'auto' });
export const tabs = style({ padding: `0 ${space[4]}` });

export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.lineFaint}`,
  background: vars.color.raised,
});
export const news = style({ marginInline: `calc(-1 * ${space[4]})` });
