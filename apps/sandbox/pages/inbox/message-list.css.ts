import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space[2]} minmax(0, 1fr) auto`,
  columnGap: space[2],
  alignItems: 'center',
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.lineFaint}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.selected },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

const dotBase = style({ width: space[2], height: space[2], borderRadius: '50%' });
export const dot = styleVariants({
  read: [dotBase],
  unread: [dotBase, { background: vars.color.accentMark }],
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const senderBase = style({ ...text.body, ...oneLine });
export const sender = styleVariants({
  read: [senderBase],
  unread: [senderBase, { fontWeight: vars.weight.semibold }],
});

export const time = style({ ...text.meta, color: vars.color.text3, fontVariantNumeric: 'tabular-nums' });

export const subject = style({ ...text.dense, ...oneLine, gridColumn: '2 / -1', color: vars.color.text2 });

export const recipient = style({
  ...text.meta,
  ...oneLine,
  display: 'flex',
  gridColumn: '2 / -1',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text3,
});

export const awaited = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4] });
