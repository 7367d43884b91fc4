import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;

/** As large as the real frame, so that nothing moves when that one comes. */
export const frame = style({
  display: 'grid',
  gridTemplateAreas: '"side bar" "side main"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${size.topbar} minmax(0, 1fr)`,
  height: '100dvh',
  background: color.canvas,
});

export const side = style({
  gridArea: 'side',
  width: size.navFull,
  borderInlineEnd: `1px solid ${color.navLine}`,
  background: color.nav,
  '@media': { [media.belowWide]: { width: size.navMini }, [media.phone]: { display: 'none' } },
});

export const mini = style({ width: size.navMini });

export const bar = style({
  gridArea: 'bar',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [media.phone]: { borderBottom: 0 } },
});

/** The page that the server drew lies over the product until that shows the same. */
globalStyle('#first-page', { position: 'fixed', inset: 0, overflow: 'auto' });
globalStyle('#root:has(+ #first-page)', { visibility: 'hidden' });

const { phone, low } = media;
const list = '#first-page:not([data-screen="login"])';
globalStyle(list, { '@media': { [`${phone}, ${low}`]: { display: 'none' } } });
globalStyle(`#root:has(+ ${list})`, { '@media': { [`${phone}, ${low}`]: { visibility: 'visible' } } });

/** What is dragged works only in the product. A button that was pressed waits for it. */
globalStyle('#first-page [role="separator"]', { pointerEvents: 'none' });
globalStyle('#first-page button[aria-busy]', { cursor: 'progress', opacity: 0.6 });
