import { expect, it } from 'vitest';
import { barCorner } from './bar-corner.ts';

it('is slight, less on a thin bar, and never more than the corners of the brand', () => {
  expect(barCorner()).toEqual({ rx: 'min(2px, var(--deck-radius-check))' });
  expect(barCorner(30)).toEqual(barCorner());
  expect(barCorner(3)).toEqual({ rx: 'min(1px, var(--deck-radius-check))' });
});
