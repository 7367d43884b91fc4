import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** An icon and the word it stands for, on one line. */
export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  // On the line of its neighbours: by its baseline the icon would lift it.
  verticalAlign: 'bottom',
});
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text3 });
/** One line: what has no room beside the word wraps below it, where it is not seen. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  maxBlockSize: '1lh',
  overflow: 'hidden',
});
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** One part however many its figures are. */
export const word = style({ ...cut, flex: 'none', maxInlineSize: '100%' });
/** It leaves the line where fewer letters than this would be left. */
export const quiet = style({ ...cut, flex: '1 1 8ch', color: vars.color.text3 });
