import { space } from '@deck/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const gaps = { tight: space[2], normal: space[3], wide: space[4] } as const;

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
export const stack = styleVariants(gaps, (gap) => [column, { gap }]);

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const spread = style([inline, { justifyContent: 'space-between' }]);
