import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { colorTransition } from '../styles/motion.ts';

/** Inside the field's frame, up to its border. */
export const picker = style({
  ...text.dense,
  ...colorTransition('background-color', 'color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
  padding: `0 calc(${space[3]} - 1px)`,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderStartStartRadius: `calc(${vars.radius.control} - 1px)`,
  borderEndStartRadius: `calc(${vars.radius.control} - 1px)`,
  background: 'transparent',
  color: vars.color.text2,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:hover:not(:disabled), &[data-state="open"]': { background: vars.color.hover, color: vars.color.text },
    // Inside the frame: outside, the input would cover it.
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: 'inherit', cursor: 'inherit' },
  },
});

/** The ISO code of a country. */
export const chip = style({
  ...text.tag,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: '26px',
  height: '18px',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  ...text.tag,
  fontWeight: vars.weight.medium,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const dial = style({
  ...text.dense,
  flex: 'none',
  color: vars.color.text2,
});

export const mark = style({ display: 'flex', marginInlineStart: '2px' });

export const country = style({ flex: '1', minWidth: 0, '@media': { [media.phone]: text.rowTitlePhone } });
