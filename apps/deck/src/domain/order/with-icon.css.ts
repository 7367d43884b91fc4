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
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** One part however many its figures are: the gap stands around it. It gives way last. */
export const word = style({ ...cut, flex: '0 1 auto' });
export const quiet = style({ ...cut, flex: '0 1000 auto', color: vars.color.text3 });
