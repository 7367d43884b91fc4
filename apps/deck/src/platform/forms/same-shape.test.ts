import { expect, it } from 'vitest';
import { sameShape, toShapeOf } from './same-shape.ts';

const form = { name: '', tags: [{ label: '' }], chosen: null, open: undefined, days: { from: '' } };

it.each([
  [{ name: 'x', tags: [], chosen: 'EUR', days: { from: '2027-01-01' } }, true],
  [{ name: 'x', tags: [{ label: 'a' }, { label: 'b' }], chosen: null, days: { from: '' } }, true],
  [{ name: 'x', tags: [{ label: 1 }], chosen: null, days: { from: '' } }, false],
  [{ name: 'x', tags: [], chosen: null }, false],
  [{ name: 'x', tags: [], chosen: null, days: { from: '' }, more: 1 }, false],
  [{ name: ['x'], tags: [], chosen: null, days: { from: '' } }, false],
  ['x', false],
  [[], false],
  [undefined, false],
])('%j fits the form: %s', (draft, fits) => expect(sameShape(draft, form)).toBe(fits));

it('puts values into the order of the form, and fills in what the form has gained since', () => {
  const typed = { days: { to: 'b', from: 'a' }, rows: [{ y: 2, x: 1 }], name: 'n' };
  const now = { name: '', note: '', rows: [{ x: 0, y: 0 }], days: { from: '', to: '' } };
  expect(JSON.stringify(toShapeOf(typed, now))).toBe(
    '{"name":"n","note":"","rows":[{"x":1,"y":2}],"days":{"from":"a","to":"b"}}',
  );
  expect(sameShape(toShapeOf({ ...typed, gone: 1 }, now), now)).toBe(false);
  expect(toShapeOf('text', now)).toBe('text');
});
