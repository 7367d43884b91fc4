import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from './html-of-doc.ts';
import { readLength } from './read-length.ts';

const labels: Readonly<Record<string, string>> = { customer_name: 'Customer name' };
const getLength = (html: string) => readLength(html, (id) => labels[id]);

describe('the length of a letter', () => {
  it.each([
    ['', 0],
    ['<p>Welcome</p>', 7],
    ['<p><strong><em>Welcome</em></strong></p><ul><li>Tea<br>Milk</li></ul>', 14],
    ['<p><a href="https://kalypso.gr/very/long">here</a></p>', 4],
    ['<p><span style="color:#0074c0">blue</span></p>', 4],
    ['<p>1 &lt; 2 &amp; 3</p>', 9],
    ['<p>Dear {{customer_name}},</p>', 'Dear Customer name,'.length],
    ['<p>{{ unknown }}</p>', '{{ unknown }}'.length],
  ])('of %s is its visible length', (html, length) => {
    expect(getLength(html)).toBe(length);
  });

  it.each([
    ['spaces in braces', `{{${' '.repeat(80_000)}`],
    ['braces', '{{'.repeat(40_000)],
    ['beginnings of markup', '<a'.repeat(40_000)],
  ])('of 80 kB of %s is computed quickly', (_, html) => {
    const start = performance.now();
    expect(getLength(html)).toBe(html.length);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('is the length of its text, whatever the marks', () => {
    const mark = fc.constantFrom('bold', 'italic', 'underline', 'strike');
    const words = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.uniqueArray(mark)), { minLength: 1 }), (parts) => {
        const content = parts.map(([text, marks]) => ({
          type: 'text',
          text,
          marks: marks.map((type) => ({ type })),
        }));
        const doc = { content: [{ type: 'paragraph', content }] };
        expect(getLength(toHtml(doc))).toBe(parts.map(([text]) => text).join('').length);
      }),
    );
  });
});
