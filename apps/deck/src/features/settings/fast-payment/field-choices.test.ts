import { expect, test } from 'vitest';
import { withField } from './field-choices.ts';

const fields = [
  { field: 'EMAIL', shown: true, required: true },
  { field: 'PHONE', shown: true, required: false },
] as const;

test('a field that is hidden is not required any more, and the others stay as they are', () => {
  expect(withField(fields, 'EMAIL', { shown: false })).toEqual([
    { field: 'EMAIL', shown: false, required: false },
    fields[1],
  ]);
});

test('a field that is hidden cannot be required', () => {
  const hidden = withField(fields, 'PHONE', { shown: false });
  expect(withField(hidden, 'PHONE', { required: true })).toEqual(hidden);
});

test('a field that is shown again is optional until it is required', () => {
  const shown = withField(withField(fields, 'EMAIL', { shown: false }), 'EMAIL', { shown: true });
  expect(shown[0]).toEqual({ field: 'EMAIL', shown: true, required: false });
  expect(withField(shown, 'EMAIL', { required: true })[0]).toEqual(fields[0]);
});
