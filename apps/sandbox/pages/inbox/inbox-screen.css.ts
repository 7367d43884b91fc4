import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', height: '100dvh' });

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.topbar,
  padding: `${space[2]} ${space[6]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const logo = style({ flex: 'none', width: '24px', height: '24px', color: vars.color.accentMark });

globalStyle(`${logo} svg`, { width: '100%', height: '100%' });

export const title = style({
  ...text.section,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
});

export const intro = style({
  ...text.meta,
  marginInlineStart: 'auto',
  color: vars.color.text3,
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'none' } },
});

export const panes = style({ display: 'flex', flex: '1', minHeight: 0 });

const sideBase = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  width: '360px',
  minHeight: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  overflowY: 'auto',
  '@media': { [media.phone]: { flex: '1', width: 'auto', borderInlineEnd: 0 } },
});

const readingBase = style({ display: 'flex', flex: '1', flexDirection: 'column', minWidth: 0, minHeight: 0 });

/** A phone shows either the list or the message. */
const behind = style({ '@media': { [media.phone]: { display: 'none' } } });

export const side = styleVariants({ shown: [sideBase], behind: [sideBase, behind] });
export const reading = styleVariants({ shown: [readingBase], behind: [readingBase, behind] });

export const lost = style({ padding: space[3] });
