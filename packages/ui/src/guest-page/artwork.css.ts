import { guestPage, print, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

export const photo = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const band = style({ blockSize: guestPage.band, background: vars.color.accentSoft });

const frame = style({
  boxSizing: 'border-box',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

const side = guestPage.logo;
const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const logo = styleVariants({
  large: [frame, { ...square(side.large), '@container': { [face.phone]: square(side.medium) } }],
  medium: [frame, { ...square(side.medium), '@container': { [face.tornAcross]: square(side.small) } }],
  small: [frame, { ...square(side.small), borderRadius: vars.radius.control }],
});

/** A logo has one file, for light ground. */
export const logoGround = style({ background: print.ground, forcedColorAdjust: 'none' });
export const letterGround = style({ background: vars.color.surface, color: vars.color.accentText });

export const drawing = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[1],
  objectFit: 'contain',
});

const initial = style({ fontFamily: vars.font.display, fontWeight: vars.weight.display });
export const letter = styleVariants({
  large: [initial, text.payAmount],
  medium: [initial, text.figure],
  small: [initial, text.title],
});
