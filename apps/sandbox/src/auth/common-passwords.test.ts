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
    // From the list of leaked passwords.
    'maverick',
    'Midnight',
    '4815162342',
    'zeppelin',
  ])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Kalypso-2026',
    'olive-tree-27',
    'correct horse battery',
    'Zx9kkw2Qp',
    'Password for the night',
  ])('%s is not common', (password) => expect(isCommonPassword(password)).toBe(false));

  const own = ['Eleni', 'Markou', 'eleni.markou', 'Aegean House', 'Meridian'];
  test.each(['elenimarkou1', 'Eleni.Markou', 'AegeanHouse2026', 'aegean-house!', '2026Meridian'])(
    '%s is common for its owner only',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(true);
      expect(isCommonPassword(password, ['Peter'])).toBe(false);
    },
  );

  test.each(['HotelDuLac2026', 'hôtel-du-lac!', 'ΠΑΠΑΔΑΚΗΣ2026', 'παπαδάκης'])(
    '%s is common for its owner, with and without accents',
    (password) => {
      expect(isCommonPassword(password, ['Hôtel du Lac', 'Παπαδάκης'])).toBe(true);
      expect(isCommonPassword(password, ['Peter'])).toBe(false);
    },
  );

  test('a password that adds something to such a name is not common', () => {
    for (const password of ['markou and the sea', 'eleni-tree-27', '12345-67-89x'])
      expect(isCommonPassword(password, [...own, '', '42'])).toBe(false);
  });
});
