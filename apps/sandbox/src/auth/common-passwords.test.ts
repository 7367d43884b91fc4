import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password', () => {
  test.each([
    '12345678',
    'Password',
    'password2026!',
    '!!Welcome1',
    'P@$$w0rd',
    'qwertyuiop',
    'йцукенгш',
    'Пароль123',
    '1q2w3e4r',
    'aaaaaaaa',
    'abababab',
    'hotel2026',
    // Of those that leaked most often.
    'maverick',
    'Midnight',
    '4815162342',
    'zeppelin',
  ])('%s is guessed first', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Kalypso-2026',
    'olive-tree-27',
    'correct horse battery',
    'Zx9kkw2Qp',
    'Password for the night',
  ])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));

  const own = ['Eleni', 'Markou', 'eleni.markou', 'Aegean House', 'Meridian'];
  test.each(['elenimarkou1', 'Eleni.Markou', 'AegeanHouse2026', 'aegean-house!', '2026Meridian'])(
    '%s is guessed first of its owner, and of nobody else',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(true);
      expect(isCommonPassword(password, ['Peter'])).toBe(false);
    },
  );

  test('with something of its own beside such a name is not', () => {
    for (const password of ['markou and the sea', 'eleni-tree-27', '12345-67-89x'])
      expect(isCommonPassword(password, [...own, '', '42'])).toBe(false);
  });
});
