import { expect, test } from 'vitest';
import { PermanentForm, SplitForm } from '../../../src/payer/forms/form-draft.ts';
import { fieldsOfWire, wrongIn } from './wrong-fields.ts';

const good = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', phone: '' };

test('a valid form has no errors', () => {
  expect(wrongIn(PermanentForm, good)).toEqual({});
  expect(wrongIn(PermanentForm, { ...good, amount: '12.50' })).toEqual({});
});

test('the first error of a field counts', () => {
  expect(wrongIn(PermanentForm, { firstName: '', lastName: 'Иванова', email: 'anna', phone: '12' })).toEqual({
    firstName: 'required',
    lastName: 'latinName',
    email: 'email',
    phone: 'phone',
  });
  expect(wrongIn(SplitForm, { ...good, amount: '' })).toEqual({ amount: 'required' });
  expect(wrongIn(SplitForm, { ...good, amount: '0.00' })).toEqual({ amount: 'amountPositive' });
});

test('wire names are converted to form names', () =>
  expect(fieldsOfWire({ first_name: 'latinName', email: 'email' })).toEqual({
    firstName: 'latinName',
    email: 'email',
  }));
