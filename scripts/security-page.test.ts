import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');

/** A section of the page with its text, up to the next heading. */
const getSection = (heading: string): string => page.split(`\n### ${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';

/** What the standard wants documented, and words the section cannot do without. */
test.each([
  ['Ways in', /password[\s\S]*code[\s\S]*link[\s\S]*Retry-After[\s\S]*common words/],
  ['Sessions', /30 minutes[\s\S]*12 hours[\s\S]*Any number of sessions/],
  ['Tokens', /DECK[\s\S]*PUBLIC[\s\S]*PMS/],
  ['Rights', /role[\s\S]*division[\s\S]*fields/],
  ['Input, limits, files', /length[\s\S]*5 MB[\s\S]*64 MB[\s\S]*Expensive operations/],
  ['Where it connects to', /DATABASE_URL[\s\S]*PSP_URL[\s\S]*SMTP_URL[\s\S]*callback/],
  ['Cryptography', /argon2id[\s\S]*SHA-256[\s\S]*AES-256-GCM[\s\S]*HMAC/],
  ['Data', /never kept[\s\S]*secret[\s\S]*personal[\s\S]*company[\s\S]*open/],
  ['The log', /standard output[\s\S]*WRONG_CREDENTIALS[\s\S]*ACCESS_DENIED[\s\S]*XSRF_MISMATCH/],
  ['Packages', /package-lock\.json[\s\S]*inventory[\s\S]*critical 2 days, high 7/],
])('"%s" is documented', (heading, words) => {
  expect(getSection(heading)).toMatch(words);
});
