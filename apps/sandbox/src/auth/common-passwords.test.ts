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
  ])('%s is guessed first', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Kalypso-2026',
    'olive-tree-27',
    'correct horse battery',
    'Zx9kkw2Qp',
    'Password for the night',
  ])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));
});
