import type { CustomerLanguage } from '@deck/api/vocabulary';
import { expect, test } from 'vitest';
import { app } from '../i18n/en/app.ts';
import { languageName } from './language-name.ts';

test('a language has its name in the catalogue; an added one the name the browser knows', () => {
  const t = (known: CustomerLanguage) => app.language[known];
  expect(languageName('lt', t, 'en')).toBe('Lithuanian');
  expect(languageName('de', t, 'en')).toBe('German');
  expect(languageName('de', t, 'ru')).toBe('Немецкий');
  expect(languageName('de', t, 'el')).toBe('Γερμανικά');
});
