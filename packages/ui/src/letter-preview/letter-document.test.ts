import { expect, it } from 'vitest';
import { emailDocument, smsDocument } from './letter-document.ts';

const letter = '<!doctype html><html lang="el"><head><title>x</title></head><body>Hello</body></html>';

it('an e-mail is shut off before anything of it is read', () => {
  const shut = emailDocument(letter, { dark: false });
  expect(shut).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(shut).toContain('<body>Hello</body>');
  expect(shut).not.toContain('invert');
});

it('a dark one turns the letter about and not its pictures', () => {
  const dark = emailDocument(letter, { dark: true });
  expect(dark).toMatch(/html\{[^}]*invert\(1\)[^}]*\}img\{[^}]*invert\(1\)/);
});

it('a text message is text, whatever is in it', () => {
  const sms = smsDocument('Pay <b onclick="x">&amp;', '"><script>', { dark: true });
  expect(sms).toContain('<p>Pay &lt;b onclick=&quot;x&quot;&gt;&amp;amp;</p>');
  expect(sms).toContain('color-scheme:dark');
  expect(sms).not.toContain('<script');
});
