import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  width: `min(420px, calc(100vw - ${space[8]}))`,
  margin: 'auto',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  '::backdrop': { background: 'rgb(0 0 0 / 45%)' },
  '@media': { [media.phone]: { width: '100vw', maxWidth: '100vw', marginBottom: 0 } },
});

export const frame = style({ display: 'block', width: '100%', border: 0 });
