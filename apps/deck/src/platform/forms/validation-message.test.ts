import { say, validationKeys } from '@deck/api/contract/validation';
import { interfaceLanguages } from '@deck/api/vocabulary';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { validationMessage } from './validation-message.ts';

const files = import.meta.glob<{ app: object }>('../i18n/*/app.ts', { eager: true });
const words = i18next.createInstance();
await words.init({
  resources: Object.fromEntries(
    interfaceLanguages.map((language) => [language, { app: files[`../i18n/${language}/app.ts`]?.app ?? {} }]),
  ),
  defaultNS: 'app',
  interpolation: { escapeValue: false },
});

const filled = [
  say('minLength', { min: 8 }),
  say('maxLength', { max: 100 }),
  say('between', { min: 1, max: 23 }),
  say('min', { min: 2 }),
  say('max', { max: 50 }),
  say('minValue', { min: 0 }),
  say('maxValue', { max: 720 }),
  say('sameAs', { other: 'newPassword' }),
  say('megapixels', { max: 40 }),
  say('uploadedToday', { max: 100 }),
  say('uploadsFull', { max: 500 }),
  say('nameSign', { sign: ';' }),
].map(({ error }) => error);
const keys = filled.map((message) => message.split('?')[0]);
const messages = [...filled, ...validationKeys.filter((key) => !keys.includes(key))];

describe.each(interfaceLanguages)('a validation message in %s', (language) => {
  const t = words.getFixedT(language, 'app');

  // Specification 5.3
  it.each(messages)('%s is a sentence with nothing left to fill in', (message) => {
    const sentence = validationMessage(t, message, 'Login');
    expect(sentence).toMatch(/^\p{L}|^\d/u);
    expect(sentence).not.toContain('{{');
    expect(sentence).not.toContain('validation.');
    const [, values = ''] = message.split('?');
    for (const [name, value] of new URLSearchParams(values))
      if (name !== 'other') expect(sentence).toContain(value);
  });
});

// Specification 5.1, 5.2, 5.4, 5.5
it('is worded as the specification words it', () => {
  const t = words.getFixedT('en', 'app');
  expect(validationMessage(t, 'required')).toBe('Please fill out this field');
  expect(validationMessage(t, 'minLength?min=8')).toBe('This field should be at least 8 characters long');
  expect(validationMessage(t, 'sameAs?other=newPassword')).toBe(
    'The value must be equal to the new password value',
  );
  expect(validationMessage(t, 'of a newer server', 'Login')).toBe('Login is not valid');
  expect(validationMessage(t, undefined)).toBe('This value is not valid');
});
