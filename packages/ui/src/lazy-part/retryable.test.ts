import { expect, test, vi } from 'vitest';
import { retryable } from './retryable.ts';

const gone = 'Failed to fetch dynamically imported module: https://deck.example/assets/calendar-Bx7.js';

test('a module that failed is asked for at another address each time, until it comes', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError(gone));
  const importFrom = vi.fn().mockRejectedValueOnce(new TypeError(gone)).mockResolvedValue('module');
  const again = retryable<string>(load, importFrom);
  await expect(again()).rejects.toThrow('Failed');
  await expect(again()).rejects.toThrow('Failed');
  expect(await again()).toBe('module');
  expect(await again()).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
  expect(importFrom.mock.calls).toEqual([
    ['https://deck.example/assets/calendar-Bx7.js?attempt=2'],
    ['https://deck.example/assets/calendar-Bx7.js?attempt=3'],
  ]);
});

test('without an address in the message the module is loaded as before', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue('module');
  const again = retryable<string>(load, () => Promise.reject(new Error('not asked')));
  await expect(again()).rejects.toThrow('Importing');
  expect(await again()).toBe('module');
});
