import { style } from '@vanilla-extract/css';

/** As wide as the page's own fields: the frame keeps three pixels for the rings of its focus. */
export const frame = style({
  display: 'block',
  width: 'calc(100% + 6px)',
  margin: '-3px',
  border: 0,
  background: 'transparent',
  colorScheme: 'inherit',
});

export const unready = style([frame, { height: 0, visibility: 'hidden' }]);

export const awaited = style({ display: 'grid', placeItems: 'center', minHeight: '230px' });
