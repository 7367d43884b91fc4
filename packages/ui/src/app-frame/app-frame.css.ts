import { fixed, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';

/** The page scrolls inside `main`, so that sticky elements start below the top bar and end above the edge. */
export const frame = style({
  display: 'grid',
  gridTemplateAreas: '"banner banner" "side bar" "side main"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  '@media': {
    [media.low]: { height: 'auto', minHeight: '100dvh' },
    print: { display: 'block', height: 'auto' },
  },
});

export const skip = style({
  ...text.body,
  position: 'fixed',
  zIndex: vars.layer.tooltip,
  top: space[2],
  insetInlineStart: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:focus': focusRing,
  },
});

export const banner = style({
  ...text.meta,
  gridArea: 'banner',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: fixed.banner,
  paddingInline: space[4],
  borderBottom: `1px solid ${vars.color.warningLine}`,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const side = style({
  gridArea: 'side',
  display: 'flex',
  minHeight: 0,
  '@media': { print: { display: 'none' } },
});

export const bar = style({ gridArea: 'bar', minWidth: 0, '@media': { print: { display: 'none' } } });

export const main = style({
  gridArea: 'main',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  // A focused field must not be hidden by the action bar.
  scrollPaddingBottom: fixed.actionBar,
  '@media': { [media.low]: { overflowY: 'visible' }, print: { overflow: 'visible' } },
});

/** Without size: a panel in it is as high as the page. */
export const panelPlace = style({ gridArea: 'main', position: 'relative', justifySelf: 'end' });
