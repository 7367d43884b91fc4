import { expect, it } from 'vitest';
import { emailDocument, smsDocument } from './email-document.ts';

const letter =
  '<!doctype html><html lang="el"><head><title>x</title><style>p{margin:0}</style></head><body style="color:red">Hello</body></html>';
const light = { dark: false, nonce: 'abc' };
const dark = { dark: true, nonce: 'abc' };

it("an e-mail's policy comes before its content", () => {
  const shut = emailDocument(letter, light);
  expect(shut).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(shut).toContain('>Hello</body>');
  expect(shut).not.toContain('invert');
  expect(shut).not.toContain('unsafe');
});

it('a style attribute becomes a rule of the same strength that the policy allows', () => {
  const shut = emailDocument(
    letter.replace('Hello', `<p class="a" style='font:"Inter";margin:1px'>a</p><b style="color:red">b</b>`),
    light,
  );
  expect(shut).not.toMatch(/\sstyle\s*=/);
  expect(shut).toContain('<style nonce="abc">p{margin:0}</style>');
  expect(shut).toContain(
    '<style nonce="abc">[data-style="0"]:not(#\\_){color:red}[data-style="1"]:not(#\\_){font:"Inter";margin:1px}</style>',
  );
  expect(shut).toContain('<p class="a" data-style="1">a</p><b data-style="0">b</b>');
});

it('no attribute can break out of its rule', () => {
  const hostile = `<p style="color:red}body{display:none">a</p><p style="</style><script>">b</p>`;
  const shut = emailDocument(letter.replace('Hello', hostile), light);
  expect(shut).not.toContain('body{display:none');
  expect(shut.match(/<style[^>]*>[^<]*<\/style>/g)).toHaveLength(2);
});

it('80 kB of unclosed tags are parsed quickly', () => {
  for (const piece of ['<a ', '<a style="', ' style=', '<p\t'])
    emailDocument(letter.replace('Hello', piece.repeat(80_000 / piece.length)), light);
});

it('dark mode inverts the letter but not its pictures', () => {
  expect(emailDocument(letter, dark)).toMatch(/html\{[^}]*invert\(1\)[^}]*\}img\{[^}]*invert\(1\)/);
});

it('a text message is text, whatever it contains', () => {
  const sms = smsDocument('Pay <b onclick="x">&amp;', '"><script>', dark);
  expect(sms).toContain('<p>Pay &lt;b onclick=&quot;x&quot;&gt;&amp;amp;</p>');
  expect(sms).toContain('color-scheme:dark');
  expect(sms).not.toContain('<script');
});

it('keeps font names, however they are quoted', () => {
  const letter = (quote: string) =>
    `<html><head></head><body><p style="font:600 18px/28px Inter, ${quote}Segoe UI${quote}, Arial">a</p></body></html>`;
  for (const quote of ["'", '&#39;', '&apos;'])
    expect(emailDocument(letter(quote), { dark: false, nonce: 'n' })).toContain(
      "{font:600 18px/28px Inter, 'Segoe UI', Arial}",
    );
  expect(emailDocument(letter('&quot;'), { dark: false, nonce: 'n' })).toContain('Inter, "Segoe UI", Arial');
});
