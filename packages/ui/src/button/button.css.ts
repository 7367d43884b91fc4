import { fixed, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { iconGap } from './button-look.css.ts';

export const size = recipe({
  // A long label wraps instead of being cut.
  base: {
    maxWidth: '100%',
    paddingBlock: `calc(${space[1]} - 1px)`,
    whiteSpace: 'normal',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  variants: {
    size: {
      small: {
        ...text.dense,
        minHeight: `calc(${vars.size.controlSmall} - 4px)`,
        paddingInline: '11px',
      },
      medium: {
        minHeight: vars.size.controlSmall,
        paddingInline: `calc(${space[3]} + 1px)`,
        '@media': { [media.phone]: { minHeight: '36px' } },
      },
      large: {
        minHeight: vars.size.control,
        paddingInline: space[4],
        '@media': { [media.phone]: { ...text.fieldPhone, minHeight: fixed.actOnPhone } },
      },
      wide: { ...text.fieldPhone, width: '100%', minHeight: fixed.actOnPhone, paddingInline: space[4] },
    },
  },
});

export const content = recipe({
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: iconGap },
  variants: {
    // Spinner (12) and gap (4) reduce the padding by the same amount, so the button keeps its width.
    squeezed: { true: { gap: space[1], marginInline: '-8px' } },
  },
});

export const iconPlace = style({ display: 'grid', flex: 'none', placeItems: 'center' });
