import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

export const frame = recipe({
  base: {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    // Stays visible next to the editor, together with its controls.
    blockSize: 'clamp(320px, calc(100vh - 480px), 640px)',
    marginInline: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    width: {
      // The width of a common phone, borders included.
      narrow: { maxInlineSize: '377px' },
      wide: {},
    },
    kind: { email: {}, sms: { blockSize: '240px' } },
  },
});

export const subject = style({
  marginBlock: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const place = style({ display: 'grid', gap: '12px' });
