import { expect, test } from 'vitest';
import { environment } from '../../stories/testing/answers/people.ts';
import { firstCurrency } from './first-currency.ts';

test("a new order begins in the company's own currency, or in the first that is still offered", () => {
  const own = { ...environment, defaultCurrency: 'EUR' };
  expect(firstCurrency({ ...own, acceptedCurrencies: ['CHF', 'EUR'] })).toBe('EUR');
  expect(firstCurrency({ ...own, acceptedCurrencies: ['CHF', 'USD'] })).toBe('CHF');
  expect(firstCurrency({ ...own, acceptedCurrencies: [] })).toBe('EUR');
});
