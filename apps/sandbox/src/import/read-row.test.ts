import { importFields } from '@deck/api/contract/import-fields';
import { ImportTemplateDraft } from '@deck/api/contract/imports';
import { OrderDraft } from '@deck/api/contract/orders';
import { positionTypes } from '@deck/api/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeCompany } from '../scope.ts';
import { templateDraft } from '../testing/csv.ts';
import { noEvidence } from './detect-formats.ts';
import type { Plan } from './plan.ts';
import { readRow } from './read-row.ts';

const property = {
  id: 'property-kalypso-bay',
  name: 'Kalypso Bay Resort',
  prefix: 'KLB',
  sells: positionTypes,
};

/** A file with a column per field, in their order. */
function getPlan(draft: ImportTemplateDraft): Plan {
  return {
    scope: wholeCompany('division-aegean-house'),
    draft,
    inspection: {
      dialect: { encoding: 'UTF-8', delimiter: 'COMMA' },
      header: true,
      columns: importFields.map((header, index) => ({ index, header, samples: [], evidence: noEvidence() })),
      rows: 1,
    },
    detected: {
      encoding: 'UTF-8',
      delimiter: 'COMMA',
      header: true,
      dateFormat: null,
      datesAmbiguous: false,
      dateSample: null,
      decimalSign: null,
    },
    places: new Map(importFields.map((field, index) => [field, index])),
    needed: importFields.length,
    width: importFields.length,
    slashOrder: 'UNKNOWN',
    defaultLanguage: 'en',
    generatesIds: true,
    fixedProperty: property,
    properties: new Map(),
  };
}

const anything = fc.oneof(
  fc.constantFrom('', ' ', '12', 'Мария', '1,234', 'x'.repeat(201), '=1', '9:30', '05/06/2026', 'a@b', '+1'),
  fc.string({ unit: 'grapheme' }),
);
/** Usually valid values of a field. */
const likely: Partial<Record<(typeof importFields)[number], fc.Arbitrary<string>>> = {
  externalId: fc.constantFrom('A-1', '', '/x_'),
  amount: fc.oneof(
    fc.constantFrom('1', '1.234,50', '0.01', '999999999999.99'),
    fc.integer({ min: 1 }).map((minor) => String(minor / 100)),
  ),
  currency: fc.constantFrom('', 'eur', '€'),
  fullName: fc.constantFrom('', 'Papadopoulou, Maria', 'Mr Jan van der Berg'),
  firstName: fc.constantFrom('Maria', 'Élodie-Anne'),
  lastName: fc.constantFrom('O’Neil', 'Łukasz & Co.'),
  email: fc.constantFrom('', 'a@b.gr'),
  phone: fc.constantFrom('', '+30 694 412 0937'),
  language: fc.constantFrom('', 'EL'),
  country: fc.constantFrom('', 'gr'),
  property: fc.constant(''),
  guests: fc.constantFrom('', '2'),
  passengers: fc.constantFrom('', '2'),
  pickUpTime: fc.constantFrom('9:30', '10.05'),
  dropOffTime: fc.constantFrom('9:30', '10.05'),
};
const isStart = (field: string) => /^(checkIn|departureDate|startDate|pickUpDate)$/.test(field);
const isEnd = (field: string) => /^(checkOut|returnDate|endDate|dropOffDate)$/.test(field);
function usual(field: string): fc.Arbitrary<string> {
  if (isStart(field)) return fc.constantFrom('2026-12-24', '24.12.2026', '12/24/2026');
  return isEnd(field)
    ? fc.constantFrom('2026-12-28', '28/12/2026', '24.12.2026 00:00')
    : fc.constantFrom('Naxos', 'Sea view');
}
const cells = fc.tuple(
  ...importFields.map((field) =>
    fc.oneof({ weight: 40, arbitrary: likely[field] ?? usual(field) }, { weight: 1, arbitrary: anything }),
  ),
);

test('every row is either a valid order of the contract, or has a reason', () => {
  let good = 0;
  fc.assert(
    fc.property(cells, fc.constantFrom(...positionTypes), (row, positionType) => {
      const columns = Object.fromEntries(importFields.map((header) => [header, { header }]));
      const draft = ImportTemplateDraft.parse(templateDraft({ columns, positionType }));
      const read = readRow(getPlan(draft), row);
      if ('problems' in read) expect(read.problems.length).toBeGreaterThan(0);
      else {
        good += 1;
        expect(OrderDraft.safeParse(read.draft).error?.issues).toBeUndefined();
      }
    }),
    { numRuns: 1_000 },
  );
  expect(good).toBeGreaterThan(100);
});

test('a row without an ID is bad if the company assigns IDs manually', () => {
  const columns = Object.fromEntries(importFields.map((header) => [header, { header }]));
  const draft = ImportTemplateDraft.parse(templateDraft({ columns, positionType: 'OTHER' }));
  const rowOf = (externalId: string) =>
    importFields.map((field) => {
      const known = { externalId, amount: '12.00', firstName: 'Maria', lastName: 'Papadopoulou' };
      return known[field as keyof typeof known] ?? '';
    });
  const problemsOf = (externalId: string) => {
    const read = readRow({ ...getPlan(draft), generatesIds: false }, rowOf(externalId));
    return 'problems' in read ? read.problems : [];
  };
  expect(problemsOf('')).toEqual([{ field: 'externalId', reason: 'REQUIRED' }]);
  expect(problemsOf('A-1')).toEqual([]);
});
