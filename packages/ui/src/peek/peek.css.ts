import { media, sidePanelWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The list and its peek, side by side. On a phone the page scrolls the list. */
export const beside = style({ display: 'flex', flex: '1 1 auto', minWidth: 0 });
export const list = style({ display: 'flex', flex: '1 1 0', flexDirection: 'column', minWidth: 0 });

/** As high as the list; in a narrow window the list keeps more than half. */
export const place = style({
  position: 'relative',
  flex: 'none',
  width: `min(${sidePanelWidth}, 38%)`,
  '@media': { print: { display: 'none' } },
});

/** It stands in its own place, and is as wide as that. */
export const placed = style({
  selectors: {
    // Whichever of the two style sheets a page loads last.
    '&&': { width: '100%', boxShadow: 'none' },
    // A bar at its edge, as at its row, in place of a frame. Forced colours draw the outline.
    '&&:focus-visible': {
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      boxShadow: `inset 2px 0 ${vars.color.focus}`,
    },
  },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]} ${space[2]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: `${space[4]} ${space[2]}` } },
});

/** A long status stands below the title, which is never cut for it. */
export const subject = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minWidth: 0,
});

export const title = style({
  ...text.body,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  fontWeight: vars.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const acts = style({ display: 'flex', flex: 'none', gap: space[1] });
