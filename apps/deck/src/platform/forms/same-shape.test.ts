import { expect, it } from 'vitest';
import { sameShape } from './same-shape.ts';

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
