import { space } from '@deck/tokens';
import { recipe } from '@vanilla-extract/recipes';

const month = '280px';

/** The width of a panel with one month, padding included. */
export const panelWidth = `calc(${month} + 2 * ${space[4]})`;

export const place = recipe({
  base: { display: 'grid', placeItems: 'center', maxWidth: '100%', minHeight: '282px' },
  variants: { months: { 1: { width: month }, 2: { width: `calc(2 * ${month} + ${space[6]})` } } },
});
