import { expect, test } from 'vitest';
import { getLegal } from './legal.ts';

const company = { termsUrl: 'https://house.example/terms', privacyUrl: 'https://house.example/privacy' };

// Specification 3.46, 3.53
test("a property's terms override its company's", () => {
  expect(getLegal({ termsUrl: 'https://bay.example/terms' }, company)).toEqual({
    termsUrl: 'https://bay.example/terms',
    privacyUrl: 'https://house.example/privacy',
  });
  expect(getLegal({ termsUrl: '' }, company)).toEqual(company);
});
