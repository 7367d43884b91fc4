import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createContainer, style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { chosenInForcedColors } from '../styles/forced-colors.ts';
import { colorTransition } from '../styles/motion.ts';

const place = createContainer();
/** Too narrow for numbers: the page is text between two arrows. */
const narrow = `${place} (max-width: 559px)`;

export const container = style({
  containerName: place,
  containerType: 'inline-size',
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const bar = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const words = style({
  flex: '1 1 auto',
  color: vars.color.text2,
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const size = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const sizeName = style({ color: vars.color.text2 });
export const sizeField = style({ width: '88px' });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { flex: '1 1 auto', justifyContent: 'space-between' } },
});

export const number = style({ '@container': { [narrow]: { display: 'none' } } });

export const gap = style([number, { minWidth: '32px', color: vars.color.text3, textAlign: 'center' }]);

export const short = style({
  display: 'none',
  color: vars.color.text2,
  '@container': { [narrow]: { display: 'block' } },
});

export const step = style({
  ...text.dense,
  ...colorTransition('color', 'background-color'),
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  height: '32px',
  padding: `0 ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text2,
  fontFamily: vars.font.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled], [aria-current])': {
      background: vars.color.hover,
      color: vars.color.text,
    },
    '&[aria-current]': {
      borderColor: vars.color.accentMark,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      cursor: 'default',
    },
    '&[aria-disabled]': { color: vars.color.text3, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.touch]: { minWidth: touchHeight, height: touchHeight },
    [media.phone]: { minWidth: touchHeight, height: touchHeight },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': chosenInForcedColors,
        '&[aria-disabled]': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
      },
    },
  },
});
