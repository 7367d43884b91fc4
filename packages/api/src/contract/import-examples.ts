import type * as z from 'zod/mini';
import type { ImportFile, ImportPreview, ImportRow, ImportRun } from './import-answers.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportTemplate, ImportTemplateDraft } from './import-template.ts';

/** A file with its template, as the API documents show it. */
const fileId = '01jd3x9mfe7q4w';
const templateId = '01jd3wz8c5hn2k';
const propertyId = '01jd2aq7v9rt3m';

export const exampleDraft = {
  name: 'Arrivals of the week',
  columns: {
    externalId: { header: 'Booking' },
    amount: { header: 'Total' },
    firstName: { header: 'First name' },
    lastName: { header: 'Last name' },
    email: { header: 'E-mail' },
    checkIn: { index: 5 },
    checkOut: { index: 6 },
  },
  currency: 'EUR',
  language: 'en',
  positionType: 'ACCOMMODATION',
  positionName: 'Stay',
  propertyId,
  customValues: { guests: '2' },
  sendLinks: true,
} satisfies z.input<typeof ImportTemplateDraft>;

export const exampleTemplate: ImportTemplate = {
  ...exampleDraft,
  id: templateId,
  createdAt: '2026-11-18T08:30:00Z',
  modifiedAt: '2026-11-18T08:30:00Z',
  columns: {
    externalId: { index: null, header: 'Booking' },
    amount: { index: null, header: 'Total' },
    firstName: { index: null, header: 'First name' },
    lastName: { index: null, header: 'Last name' },
    email: { index: null, header: 'E-mail' },
    checkIn: { index: 5, header: null },
    checkOut: { index: 6, header: null },
  },
  latinNames: false,
  lineNumberingStart: 1,
  propertyValues: [],
  dateFormat: 'AUTO',
  decimalSign: 'AUTO',
  encoding: 'AUTO',
  delimiter: 'AUTO',
  header: 'AUTO',
};

const columns = [
  { index: 0, header: 'Booking', samples: ['KLB-7001', 'KLB-7002'] },
  { index: 1, header: 'Total', samples: ['1 250,50', 'free'] },
  { index: 2, header: 'First name', samples: ['Eleni', 'Petros'] },
  { index: 3, header: 'Last name', samples: ['Papadaki', 'Nikolaou'] },
  { index: 4, header: 'E-mail', samples: ['eleni@example.com', 'petros@example.com'] },
  { index: 5, header: 'Arrival', samples: ['24.12.2026', '27.12.2026'] },
  { index: 6, header: 'Departure', samples: ['28.12.2026', '02.01.2027'] },
];

const mapped: ImportField[] = [
  'externalId',
  'amount',
  'firstName',
  'lastName',
  'email',
  'checkIn',
  'checkOut',
];

export const exampleFile: ImportFile = {
  id: fileId,
  name: 'arrivals.csv',
  size: 18_204,
  uploadedAt: '2026-11-20T10:00:00Z',
  keptUntil: '2026-11-27T10:00:00Z',
  rows: 2,
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

const exampleGoodRow: ImportRow = {
  number: 1,
  cells: ['KLB-7001', '1 250,50', 'Eleni', 'Papadaki', 'eleni@example.com', '24.12.2026', '28.12.2026'],
  order: {
    externalId: 'KLB-7001',
    propertyId,
    propertyName: 'Kalypso Bay Resort',
    currency: 'EUR',
    totalAmount: '1250.50',
    customer: {
      firstName: 'Eleni',
      lastName: 'Papadaki',
      email: 'eleni@example.com',
      phone: '',
      language: 'en',
      country: '',
      companyName: '',
    },
    position: {
      type: 'ACCOMMODATION',
      name: 'Stay',
      amount: '1250.50',
      checkIn: '2026-12-24',
      checkOut: '2026-12-28',
      guests: 2,
      propertyId,
    },
    reservationId: '',
    internalNote: '',
    messageToCustomer: '',
  },
  problems: [],
};

export const exampleBadRow: ImportRow = {
  number: 2,
  cells: ['KLB-7002', 'free', 'Petros', 'Nikolaou', 'petros@example.com', '27.12.2026', '02.01.2027'],
  order: null,
  problems: [
    {
      field: 'amount',
      column: 1,
      header: 'Total',
      value: 'free',
      reason: 'AMOUNT',
      key: 'amount',
      otherRow: null,
    },
  ],
};

export const examplePreview: ImportPreview = {
  file: exampleFile,
  templateId,
  templateName: exampleDraft.name,
  detected: exampleFile.detected,
  columns: columns.map((column, index) => ({ ...column, fields: mapped.slice(index, index + 1) })),
  counts: { rows: 2, good: 1, bad: 1, reachable: 1 },
  currency: 'EUR',
  totalAmount: '1250.50',
  rows: [exampleGoodRow, exampleBadRow],
  badRows: [2],
  sendLinks: true,
  run: null,
};

export const exampleRun: ImportRun = {
  id: '01jd3xb4k2sm8p',
  fileId,
  templateId,
  status: 'COMPLETED',
  sendLinks: true,
  startedAt: '2026-11-20T10:04:00Z',
  startedBy: 'Eleni Papadaki',
  finishedAt: '2026-11-20T10:04:02Z',
  counts: { rows: 2, processed: 2, made: 1, failed: 1, linksSent: 1, linksNotSent: 0 },
  orders: [{ rowNumber: 1, orderId: '01jd3xb5n6vq1z', externalId: 'KLB-7001' }],
  failures: [{ rowNumber: 2, problems: exampleBadRow.problems }],
  unsent: [],
};
