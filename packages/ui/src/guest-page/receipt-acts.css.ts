import { space, text } from '@deck/tokens';
import { style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': {
    [face.tornAcross]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(104px, 100%), 1fr))',
    },
  },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': {
    [face.tornAcross]: { ...text.body, flexDirection: 'column', gap: space[1], paddingBlock: '2px' },
  },
});
