import { media, space, waitingHeight } from '@deck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** The currency, and what it must be between. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${amounts} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

/** While the fields are on their way, about the room they will take. */
export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: waitingHeight });
