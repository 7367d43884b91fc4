import { guestPage, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { face } from './faces.css.ts';
import { leftText } from './layout.css.ts';

export const photo = recipe({
  base: {},
  variants: {
    hasPhoto: {
      true: {
        blockSize: guestPage.photo.desk,
        '@container': { [face.phone]: { blockSize: guestPage.photo.phone } },
      },
    },
    isFolded: { true: { '@container': { [face.phone]: { display: 'none' } } } },
  },
});

/** The logo overlaps the photo. */
export const brand = recipe({
  base: [
    leftText,
    {
      display: 'flex',
      gap: space[4],
      paddingBlockEnd: guestPage.rhythm,
      '@container': { [face.phone]: { gap: space[3], paddingBlockEnd: space[3] } },
    },
  ],
  variants: {
    isFolded: {
      true: {
        '@container': {
          // Room for the language beside it.
          [face.phone]: { alignItems: 'center', paddingBlock: space[3], paddingInlineEnd: '84px' },
        },
      },
      false: {},
    },
  },
});

export const logo = recipe({
  base: {
    position: 'relative',
    marginBlockStart: `calc(-1 * ${space[6]})`,
    '@container': { [face.phone]: { marginBlockStart: `calc(-1 * ${space[4]})` } },
  },
  variants: { isFolded: { true: { '@container': { [face.phone]: { display: 'none' } } } } },
});

export const words = recipe({
  base: { minInlineSize: 0, paddingBlockStart: space[2], overflowWrap: 'anywhere' },
  variants: { isFolded: { true: { '@container': { [face.phone]: { paddingBlockStart: 0 } } } } },
});

export const name = style({
  ...text.figure,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  fontVariationSettings: vars.font.displayVariation,
  '@container': {
    [face.phone]: { ...text.section, lineHeight: text.body.lineHeight, letterSpacing: 'normal' },
  },
});

export const place = style({ ...text.dense, margin: 0, color: vars.color.text2 });
