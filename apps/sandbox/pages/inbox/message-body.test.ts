import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framed, linkified } from './message-body.ts';

describe('addresses in a text', () => {
  test('are separated from the text around them', () => {
    const parts = linkified('Pay (http://localhost:4000/pay/a-b_C9), or see https://a.gr/x?y=1. Thanks');
    expect(parts.map(({ text, address }) => [text, address !== undefined])).toEqual([
      ['Pay (', false],
      ['http://localhost:4000/pay/a-b_C9', true],
      ['), or see ', false],
      ['https://a.gr/x?y=1', true],
      ['. Thanks', false],
    ]);
  });

  test('of a text message have no scheme, and lead to the safe one', () => {
    const parts = linkified('By Sun 22 Nov. pay.aegeanhouse.gr/pay/7Qm2vXc9Tz');
    expect(parts.at(-1)).toEqual({
      at: 15,
      text: 'pay.aegeanhouse.gr/pay/7Qm2vXc9Tz',
      address: 'https://pay.aegeanhouse.gr/pay/7Qm2vXc9Tz',
    });
  });

  test('are only web addresses', () => {
    for (const text of [
      'javascript:alert(1)',
      'javascript:a.gr/x',
      'me@a.gr/x',
      'and/or',
      '09:41/10:41',
      'data:text/html,x',
      'ftp://a.gr',
      'http://',
      '',
    ])
      expect(linkified(text).filter(({ address }) => address)).toEqual([]);
  });

  test('lose no text', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant(' ')), { maxLength: 6 });
    fc.assert(
      fc.property(text, (words) => {
        const parts = linkified(words.join(''));
        expect(parts.map((part) => part.text).join('')).toBe(words.join(''));
        expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
      }),
    );
  });
});

test('a letter opens its links in a new tab', () => {
  expect(framed('<html><head><title>x</title></head></html>')).toBe(
    '<html><head><base target="_blank"><title>x</title></head></html>',
  );
});
