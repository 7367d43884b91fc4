import { describe, expect, it } from 'vitest';
import { type DocNode, toHtml } from './html-of-doc.ts';
import { unknownTags } from './text-tags.ts';

const text = (words: string, ...marks: Array<string | NonNullable<DocNode['marks']>[number]>): DocNode => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content });
const li = (...content: DocNode[]): DocNode => ({ type: 'listItem', content });
const doc = (...content: DocNode[]) => toHtml({ type: 'doc', content });
const red = { type: 'color', attrs: { color: '#b8403e' } };
const link = (href: string) => ({ type: 'link', attrs: { href } });

describe('the HTML of a document', () => {
  it('is empty without content, and keeps empty lines between others', () => {
    expect(doc()).toBe('');
    expect(doc(p())).toBe('');
    expect(doc(p(), p())).toBe('<p></p><p></p>');
  });

  it('opens a mark once for all neighbours with it', () => {
    expect(doc(p(text('a '), text('b', 'bold'), text(' c', 'bold', 'italic'), text('d', 'italic')))).toBe(
      '<p>a <strong>b<em> c</em></strong><em>d</em></p>',
    );
    expect(doc(p(text('a', 'underline', link('https://a.gr')), text('b', link('https://a.gr'))))).toBe(
      '<p><a href="https://a.gr"><u>a</u>b</a></p>',
    );
  });

  it('writes colours, addresses and tags like the server', () => {
    expect(doc(p(text('x', red), { type: 'tag', attrs: { id: 'customer_name' }, marks: [red] }))).toBe(
      '<p><span style="color:#b8403e">x{{customer_name}}</span></p>',
    );
    expect(doc(p(text('"a" & <b>', link('https://a.gr/?b=1&c=2'))))).toBe(
      '<p><a href="https://a.gr/?b=1&amp;c=2">&quot;a&quot; &amp; &lt;b&gt;</a></p>',
    );
  });

  it('writes uploaded pictures with alternative texts, and no others', () => {
    const picture = (src: string) => ({ type: 'picture', attrs: { src, alt: 'The "bay" & boat' } });
    expect(doc(p(text('a '), picture('/resources/files/x.png')))).toBe(
      '<p>a <img src="/resources/files/x.png" alt="The &quot;bay&quot; &amp; boat"></p>',
    );
    for (const src of ['https://evil.example/x.png', '//evil.example/x.png', 'data:image/png;base64,AA', ''])
      expect(doc(p(text('a'), picture(src)))).toBe('<p>a</p>');
  });

  it('leaves out invalid colours and addresses', () => {
    const marks = [link('javascript:alert(1)'), { type: 'color', attrs: { color: 'red;background:url(x)' } }];
    expect(doc(p({ type: 'text', text: 'x', marks }))).toBe('<p>x</p>');
    expect(doc(p(text('x', 'code')))).toBe('<p>x</p>');
  });

  it('omits the paragraph of an item with a single line', () => {
    const inner: DocNode = { type: 'orderedList', content: [li(p(text('b')))] };
    expect(
      doc({ type: 'bulletList', content: [li(p(text('a')), inner), li(p(text('c')), p(text('d')))] }),
    ).toBe('<ul><li>a<ol><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>');
  });

  it('breaks lines', () => {
    expect(doc(p(text('a'), { type: 'hardBreak' }, text('b')))).toBe('<p>a<br>b</p>');
  });
});

describe('unknown tags', () => {
  const known = new Set(['customer_name', 'payment_amount']);

  it('are listed once each, including unclosed tags', () => {
    expect(unknownTags('<p>{{customer_name}}, {{ payment_amount }}</p>', known)).toEqual([]);
    expect(unknownTags('{{room}} {{ room }} {{customer_name', known)).toEqual([
      '{{room}}',
      '{{customer_name',
    ]);
    expect(unknownTags('{{<strong>x</strong>}}', known)).toEqual(['{{']);
  });

  it('are found quickly in a long text', () => {
    expect(unknownTags('{{'.repeat(40_000), known)).toEqual(['{{']);
  });
});
