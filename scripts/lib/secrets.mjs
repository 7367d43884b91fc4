import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of secrets that no browser may receive. */
const looks = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'an address with a password', pattern: /\b[a-z][a-z+]*:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/i },
  { what: 'a key of a service', pattern: /\b(?:sk_(?:live|test)_|AKIA|ghp_|xox[bp]-)[\w-]{12,}/ },
  { what: 'a token of our own', pattern: /\b(?:dkr?|pk|pms|tg)_[\w-]{43}\b/ },
  { what: 'a hash of a password', pattern: /\$argon2id\$v=/ },
  { what: 'code of the server', pattern: /\b(?:sandbox_facts|password_hash|link_token)\b/ },
  { what: 'a source map', pattern: /[#@] sourceMappingURL=(?!data:)/ },
];

/** Settings whose values are secrets. */
const SECRET = /KEY|SECRET|PASSWORD|TOKEN|^(?:DATABASE|SMTP)_URL$/;
/** Shorter values may occur anywhere as words. */
const SHORTEST = 8;

/**
 * Finds secrets in built files: `file: what`, never the secret itself.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} settings by name; the values of secret ones are searched
 * @returns {string[]}
 */
export function secretsIn(folder, settings) {
  const values = Object.entries(settings).flatMap(([name, value = '']) =>
    SECRET.test(name) && value.length >= SHORTEST ? [{ what: `the value of ${name}`, value }] : [],
  );
  return globSync('**/*.{js,css,html,json,svg,txt,webmanifest,map}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      if (file.endsWith('.map')) return [`${file}: a source map`];
      const text = readFileSync(join(folder, file), 'utf8');
      const found = [
        ...looks.filter(({ pattern }) => pattern.test(text)),
        ...values.filter(({ value }) => text.includes(value)),
      ];
      return found.map(({ what }) => `${file}: ${what}`);
    });
}
