import { expect, test } from 'vitest';
import { PermanentForm, SplitForm } from '../../../src/payer/forms/form-draft.ts';
import { fieldsOfWire, wrongIn } from './wrong-fields.ts';

const good = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', phone: '' };

test('a form that is filled in has nothing wrong', () => {
  expect(wrongIn(PermanentForm, good)).toEqual({});
  expect(wrongIn(PermanentForm, { ...good, amount: '12.50' })).toEqual({});
});

test('what is wrong is said by the first reason', () => {
  expect(wrongIn(PermanentForm, { firstName: '', lastName: 'Иванова', email: 'anna', phone: '12' })).toEqual({
    firstName: 'required',
    lastName: 'latinName',
    email: 'email',
    phone: 'phone',
  });
  expect(wrongIn(SplitForm, { ...good, amount: '' })).toEqual({ amount: 'required' });
  expect(wrongIn(SplitForm, { ...good, amount: '0.00' })).toEqual({ amount: 'amountPositive' });
});

test('fields of the wire are fields of the form', () =>
  expect(fieldsOfWire({ first_name: 'latinName', email: 'email' })).toEqual({
    firstName: 'latinName',
    email: 'email',
  }));
