import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const hints = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontFamily: vars.font.text,
  color: vars.color.text2,
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { display: 'none' }, [media.touch]: { display: 'none' } },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const key = style({
  ...text.tag,
  minWidth: space[4],
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  fontFamily: 'inherit',
  textAlign: 'center',
});
