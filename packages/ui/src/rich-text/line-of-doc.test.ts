import { expect, it } from 'vitest';
import { asLine, toLine } from './line-of-doc.ts';

it('a line is its text with tags, without markup', () => {
  const content = [
    { type: 'text', text: 'Pay <now> & ' },
    { type: 'tag', attrs: { id: 'payment_amount' } },
  ];
  expect(toLine({ type: 'doc', content: [{ type: 'paragraph', content }] })).toBe(
    'Pay <now> & {{payment_amount}}',
  );
  expect(toLine({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
});

it('text of several lines becomes a single line', () => {
  expect(asLine('Dear\u0000 guest,\r\n\r\n\tplease pay')).toBe('Dear guest, please pay');
});
