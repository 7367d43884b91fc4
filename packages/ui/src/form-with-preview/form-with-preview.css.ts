import { formBesidePreview, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${formBesidePreview.form}) ${formBesidePreview.preview}`,
  alignItems: 'start',
  gap: space[6],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: `minmax(0, ${formBesidePreview.form})` },
    [media.phone]: { padding: space[4] },
  },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  scrollMarginBlock: space[4],
});

export const preview = style({ position: 'sticky', insetBlockStart: space[4], minInlineSize: 0 });

export const note = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
  // Acts alone leave a phone its page.
  '@media': { [media.phone]: { display: 'none' } },
});
