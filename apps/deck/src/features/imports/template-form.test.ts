import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { describe, expect, it } from 'vitest';
import { columnLetter, columnsMissing, guessFields } from './file-columns.ts';
import { getFields, getRequired, newForm, toDraft, toForm } from './template-form.ts';

const getColumns = (...headers: (string | null)[]) =>
  headers.map((header, index) => ({ index, header, samples: [`${header}-1`] }));

const file = {
  columns: getColumns('Booking', 'Total', 'First name', 'Фамилия', 'E-mail', 'Arrival', 'Αναχώρηση'),
} as unknown as ImportFile;

const beginning = {
  positionType: 'ACCOMMODATION',
  positionName: 'Stay',
  currency: 'EUR',
  propertyId: 'p1',
} as const;

describe('a template over a file', () => {
  it('takes what headings say in any of the three languages', () => {
    const { columns } = newForm(file, beginning);
    expect(columns).toMatchObject({
      externalId: '0',
      amount: '1',
      firstName: '2',
      lastName: '3',
      email: '4',
      checkIn: '5',
      checkOut: '6',
      guests: '',
    });
  });

  it('reads a field from the first of two columns that are called alike', () => {
    expect(guessFields(getColumns('Total', 'TOTAL ', null)).get('amount')).toBe(0);
  });

  it('is kept by heading and place, without fields of other kinds of orders', () => {
    const form = newForm(file, beginning);
    form.name = ' Arrivals ';
    form.columns.model = '3';
    form.customValues.guests = '2';
    expect(toDraft(form, file)).toMatchObject({
      value: {
        name: 'Arrivals',
        language: null,
        columns: { amount: { index: 1, header: 'Total' }, checkOut: { index: 6, header: 'Αναχώρηση' } },
        customValues: { guests: '2' },
      },
    });
    expect(toDraft(form, file)).not.toHaveProperty('value.columns.model');
  });

  it.each([
    ['its name', { name: ' ' }, { name: 'required' }],
    ['a property', { propertyId: '' }, { propertyId: 'required' }],
    ['a currency', { currency: '' }, { currency: 'choice' }],
    ['a number', { lineNumberingStart: '1000001' }, { lineNumberingStart: 'between?min=0&max=1000000' }],
  ] as const)('says at its field that %s is missing or wrong', (_, wrong, fields) => {
    expect(toDraft({ ...newForm(file, beginning), name: 'Arrivals', ...wrong }, file)).toEqual({ fields });
  });

  it('says at the field which required one has neither column nor value', () => {
    const form = { ...newForm(file, beginning), name: 'Arrivals' };
    form.columns = { ...form.columns, amount: '' };
    expect(toDraft(form, file)).toEqual({ fields: { 'columns.amount': 'required' } });
  });

  it('asks for the guest in one column or in two', () => {
    const form = { ...newForm(file, beginning), name: 'Arrivals' };
    form.columns = { ...form.columns, firstName: '', lastName: '' };
    expect(toDraft(form, file)).toEqual({
      fields: { 'columns.firstName': 'required', 'columns.lastName': 'required' },
    });
    form.columns = { ...form.columns, fullName: '2' };
    expect(toDraft(form, file)).toMatchObject({ value: { columns: { fullName: { index: 2 } } } });
    expect(getRequired(form)).toEqual(['amount', 'fullName', 'checkIn', 'checkOut']);
  });

  it('finds its columns by heading first, so that their order may change', () => {
    const template = {
      columns: {
        amount: { index: 0, header: 'total' },
        email: { index: 4, header: null },
        phone: { index: 9, header: 'Phone' },
      },
      customValues: {},
      language: null,
      propertyId: null,
      lineNumberingStart: 2,
    } as unknown as ImportTemplate;
    const form = toForm(template, file);
    expect(form.columns).toMatchObject({ amount: '1', email: '4', phone: '' });
    expect(form.lineNumberingStart).toBe('2');
    expect(columnsMissing(template, file.columns)).toEqual(['Phone']);
  });

  it('takes no other column for one whose heading is gone, as the server takes none', () => {
    const template = {
      columns: { amount: { index: 0, header: 'Sum' } },
      customValues: {},
      header: 'AUTO',
    } as unknown as ImportTemplate;
    expect(toForm(template, file).columns.amount).toBe('');
    expect(columnsMissing(template, file.columns)).toEqual(['Sum']);
    expect(columnsMissing({ ...template, header: 'ABSENT' }, file.columns)).toEqual([]);
  });
});

it('asks of each kind of order for its own fields, the required first', () => {
  expect(getFields('ACCOMMODATION').slice(0, 6)).toEqual([
    'amount',
    'fullName',
    'firstName',
    'lastName',
    'checkIn',
    'checkOut',
  ]);
  expect(getFields('OTHER')).not.toContain('checkIn');
  expect(getFields('FLIGHT')).toContain('returnDate');
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [199, 'GR'],
])('column %i is %s', (index, letter) => {
  expect(columnLetter(index)).toBe(letter);
});
