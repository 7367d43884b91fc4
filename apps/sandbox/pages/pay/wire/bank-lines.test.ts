import { expect, test } from 'vitest';
import { bankLines } from './bank-lines.ts';

const invoice = {
  number: 'INV-00012',
  beneficiary: 'Aegean House S.A.',
  bankName: '',
  iban: 'GR16 0110 1250 0000 0001 2300 695',
  bic: 'ETHNGRAA',
  dueDate: '2026-12-04',
  overdue: false,
  mayBeSaidPaid: true,
};

test('shows an IBAN in groups and copies it without spaces', () => {
  const lines = bankLines({ invoice, amount: '85000.00' }, '$85,000.00');
  expect(lines.map(({ name, shown, copied }) => [name, shown, copied])).toEqual([
    ['beneficiary', 'Aegean House S.A.', 'Aegean House S.A.'],
    ['iban', 'GR16 0110 1250 0000 0001 2300 695', 'GR1601101250000000012300695'],
    ['bic', 'ETHNGRAA', 'ETHNGRAA'],
    ['amount', '$85,000.00', '85000.00'],
    ['reference', 'INV-00012', 'INV-00012'],
  ]);
});

test('is empty for a payment other than a wire', () =>
  expect(bankLines({ invoice: null, amount: '1.00' }, '€1.00')).toEqual([]));
