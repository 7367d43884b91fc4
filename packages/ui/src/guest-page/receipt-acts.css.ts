import { space, text } from '@deck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});

/** On a phone each takes a part of the line. */
globalStyle(`${acts} > *`, { '@container': { [face.tornAcross]: { flex: '1 1 88px' } } });

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': {
    [face.tornAcross]: {
      ...text.body,
      flexDirection: 'column',
      gap: space[1],
      paddingBlock: '2px',
      textAlign: 'center',
    },
  },
});
