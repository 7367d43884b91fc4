import { leastAct, media, shortField, space, waitingHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const groups = style({
  marginBottom: space[4],
  paddingBottom: space[4],
  borderBottom: `1px solid ${vars.color.lineFaint}`,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** From, to, and their currency. */
export const amounts = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${shortField}`,
  alignItems: 'start',
  gap: space[2],
});

/** The rest of the line: as wide as ever, whatever it says. */
export const act = style({
  display: 'grid',
  flex: `1 1 ${leastAct}`,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** While the fields are on their way, about the room they will take. */
export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: waitingHeight });
