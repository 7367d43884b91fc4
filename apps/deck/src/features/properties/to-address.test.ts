import { expect, test } from 'vitest';
import { toAddress } from './to-address.ts';

test.each([
  ['https://aegeanhouse.gr/terms', 'https://aegeanhouse.gr/terms'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['guests@aegeanhouse.gr', 'mailto:guests@aegeanhouse.gr'],
  ['+30 22850 55010', 'tel:+302285055010'],
  ['', undefined],
  ['Ring twice', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript://example.com/%0Aalert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['javascript:a@b', undefined],
  ['https://', undefined],
  ['//example.com', undefined],
])('%s leads to %s', (text, href) => {
  expect(toAddress(text)).toBe(href);
});
