import { expect, it } from 'vitest';
import { refusalParams } from './amount-text.ts';

it('writes the amounts of a refusal in their currency and the language, and leaves the rest', () => {
  const params = { available: '1080.00', currency: 'EUR', payments: 'P-778140', minutes: 7 };
  expect(refusalParams(params, 'en')).toEqual({ ...params, available: '€1,080.00' });
  expect(refusalParams(params, 'ru')).toEqual({ ...params, available: '1\u00a0080,00\u00a0€' });
  expect(refusalParams({ minimum: '12000', currency: 'JPY' }, 'en')).toMatchObject({ minimum: '¥12,000' });
});

it('leaves all as it is where no currency is named', () => {
  expect(refusalParams({ available: '80.00' }, 'en')).toEqual({ available: '80.00' });
  expect(refusalParams({ available: '80.00', currency: 'no currency' }, 'en')).toEqual({
    available: '80.00',
    currency: 'no currency',
  });
});
