import { expect, test } from 'vitest';
import { withWidth } from './layout.ts';

const layout = { hidden: ['tags'], order: ['status', 'guest'], widths: { guest: 240 } } as const;

test('a width joins the others, and leaves everything else as it is', () => {
  expect(withWidth(layout, 'status', 160)).toEqual({ ...layout, widths: { guest: 240, status: 160 } });
  expect(withWidth(layout, 'guest', 200)).toEqual({ ...layout, widths: { guest: 200 } });
  expect(withWidth({ hidden: [] }, 'guest', 200)).toEqual({ hidden: [], widths: { guest: 200 } });
});

test('a width taken back is forgotten, and without any there are no widths', () => {
  const two = withWidth(layout, 'status', 160);
  expect(withWidth(two, 'guest', undefined).widths).toEqual({ status: 160 });
  expect(withWidth(layout, 'guest', undefined).widths).toBeUndefined();
  expect(withWidth(layout, 'gone', undefined)).toEqual(layout);
});
