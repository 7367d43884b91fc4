import type { ImportFile, ImportPreview, ImportRow, ImportRun } from '@deck/api/contract/import-answers';
import type { ImportField } from '@deck/api/contract/import-fields';
import type { ImportTemplate } from '@deck/api/contract/import-template';
import { kalypso } from './properties.ts';

const columns = [
  { index: 0, header: 'Κράτηση', samples: ['KLB-20430', 'KLB-20431'] },
  { index: 1, header: 'Σύνολο', samples: ['1.250,50', 'δωρεάν'] },
  { index: 2, header: 'Όνομα', samples: ['Eleni', 'Petros'] },
  { index: 3, header: 'Επώνυμο', samples: ['Papadaki', 'Nikolaou'] },
  { index: 4, header: 'E-mail', samples: ['eleni@mail.example', 'petros@mail.example'] },
  { index: 5, header: 'Άφιξη', samples: ['24.12.2026', '27.12.2026'] },
  { index: 6, header: 'Αναχώρηση', samples: ['28.12.2026', '02.01.2027'] },
];
const mapped: readonly ImportField[] = [
  'externalId',
  'amount',
  'firstName',
  'lastName',
  'email',
  'checkIn',
  'checkOut',
];

/** The arrivals of the week, as the hotel's own system writes them. */
export const file: ImportFile = {
  id: 'file-arrivals',
  name: 'arrivals-47.csv',
  size: 18_204,
  uploadedAt: '2026-11-22T07:50:00Z',
  keptUntil: '2026-11-29T07:50:00Z',
  rows: 412,
  detected: {
    encoding: 'WINDOWS-1253',
    delimiter: 'SEMICOLON',
    header: true,
    dateFormat: 'DAY_MONTH_YEAR',
    datesAmbiguous: false,
    dateSample: null,
    decimalSign: 'COMMA',
  },
  columns,
};

export const template: ImportTemplate = {
  id: 'template-arrivals',
  name: 'Arrivals of the week',
  columns: Object.fromEntries(
    mapped.map((field, index) => [field, { index: null, header: columns[index]?.header ?? '' }]),
  ),
  currency: 'EUR',
  language: 'el',
  positionType: 'ACCOMMODATION',
  positionName: 'Stay',
  propertyId: kalypso.id,
  propertyValues: [],
  customValues: { guests: '2' },
  lineNumberingStart: 1,
  dateFormat: 'AUTO',
  decimalSign: 'AUTO',
  encoding: 'AUTO',
  delimiter: 'AUTO',
  header: 'AUTO',
  latinNames: false,
  sendLinks: true,
  createdAt: '2026-11-18T08:30:00Z',
  modifiedAt: '2026-11-18T08:30:00Z',
};

/** One that was made for another hotel's files. */
export const otherTemplate: ImportTemplate = {
  ...template,
  id: 'template-transfers',
  name: 'Transfers of the day',
  columns: { ...template.columns, amount: { index: null, header: 'Price' } },
};

function goodRow(number: number, name: string, amount: string): ImportRow {
  const [firstName = '', lastName = ''] = name.split(' ');
  const externalId = `KLB-${20_429 + number}`;
  const email = `${firstName}@mail.example`.toLowerCase();
  return {
    number,
    cells: [externalId, amount, firstName, lastName, email, '24.12.2026', '28.12.2026'],
    order: {
      externalId,
      propertyId: kalypso.id,
      propertyName: kalypso.name,
      currency: 'EUR',
      totalAmount: amount,
      customer: { firstName, lastName, email, phone: '', language: 'el', country: '', companyName: '' },
      position: {
        type: 'ACCOMMODATION',
        name: 'Stay',
        amount,
        checkIn: '2026-12-24',
        checkOut: '2026-12-28',
        guests: 2,
        propertyId: kalypso.id,
      },
      reservationId: '',
      internalNote: '',
      messageToCustomer: '',
    },
    problems: [],
  };
}

const badRow: ImportRow = {
  number: 2,
  cells: ['KLB-20431', 'δωρεάν', 'Petros', 'Nikolaou', 'petros@', '27.12.2026', '26.12.2026'],
  order: null,
  problems: [
    {
      field: 'amount',
      column: 1,
      header: 'Σύνολο',
      value: 'δωρεάν',
      reason: 'AMOUNT',
      key: 'amount',
      otherRow: null,
    },
    {
      field: 'email',
      column: 4,
      header: 'E-mail',
      value: 'petros@',
      reason: 'EMAIL',
      key: 'email',
      otherRow: null,
    },
  ],
};

export const preview: ImportPreview = {
  file,
  templateId: template.id,
  templateName: template.name,
  detected: file.detected,
  columns: columns.map((column, index) => ({ ...column, fields: mapped.slice(index, index + 1) })),
  counts: { rows: 412, good: 411, bad: 1, reachable: 398 },
  currency: 'EUR',
  totalAmount: '514620.75',
  rows: [
    goodRow(1, 'Eleni Papadaki', '1250.50'),
    badRow,
    goodRow(3, 'Anna Lindqvist', '960.00'),
    goodRow(4, 'Oliver Bennett', '3104.00'),
  ],
  badRows: [2],
  sendLinks: true,
  run: null,
};

export const run: ImportRun = {
  id: 'run-arrivals',
  fileId: file.id,
  templateId: template.id,
  status: 'COMPLETED',
  sendLinks: true,
  startedAt: '2026-11-22T07:58:00Z',
  startedBy: 'Eleni Markou',
  finishedAt: '2026-11-22T07:58:40Z',
  counts: { rows: 412, processed: 412, made: 411, failed: 1, linksSent: 397, linksNotSent: 14 },
  orders: [1, 3, 4].map((rowNumber) => ({
    rowNumber,
    orderId: `order-klb-${20_429 + rowNumber}`,
    externalId: `KLB-${20_429 + rowNumber}`,
  })),
  failures: [{ rowNumber: 2, problems: badRow.problems }],
  unsent: [{ rowNumber: 3, orderId: 'order-klb-20432', code: 'NO_RECIPIENT' }],
};

/** The same in the middle of it. */
export const runUnderWay: ImportRun = {
  ...run,
  status: 'RUNNING',
  finishedAt: null,
  counts: { rows: 412, processed: 148, made: 147, failed: 1, linksSent: 139, linksNotSent: 8 },
};
