import { ImportTemplateDraft } from '@deck/api/contract/imports';
import type * as z from 'zod/mini';
import type { Queries } from '../database/queries.ts';
import { createTemplate } from '../import/templates.ts';
import { wholeCompany } from '../scope.ts';
import { AEGEAN, HALCYON } from './companies.ts';

type Template = z.input<typeof ImportTemplateDraft>;

const guest = {
  firstName: { header: 'First name' },
  lastName: { header: 'Last name' },
  email: { header: 'E-mail' },
  phone: { header: 'Phone' },
} as const;

/** The uploads of the reservation desks: a hotel's arrivals, the drivers' transfers, a season's charters. */
const templates: readonly (readonly [company: string, template: Template])[] = [
  [
    AEGEAN,
    {
      name: 'Arrivals of all hotels',
      columns: {
        ...guest,
        externalId: { header: 'Booking' },
        amount: { header: 'Total' },
        property: { header: 'Hotel' },
        description: { header: 'Room' },
        checkIn: { header: 'Arrival' },
        checkOut: { header: 'Departure' },
        guests: { header: 'Guests' },
        language: { header: 'Language' },
      },
      // As in the spreadsheet, where the heading is row 1.
      lineNumberingStart: 2,
      currency: 'EUR',
      positionType: 'ACCOMMODATION',
      positionName: 'Stay',
      propertyValues: [
        { value: 'Kalypso', propertyId: 'property-kalypso-bay' },
        { value: 'Lykavittos', propertyId: 'property-lykavittos' },
        { value: 'Thalassa', propertyId: 'property-thalassa' },
      ],
      sendLinks: true,
    },
  ],
  [
    AEGEAN,
    {
      name: 'Deposits for events',
      columns: { ...guest, amount: { header: 'Deposit' }, description: { header: 'Event' } },
      currency: 'EUR',
      language: 'el',
      positionType: 'OTHER',
      positionName: 'Deposit',
      propertyId: 'property-stoa',
      decimalSign: 'COMMA',
    },
  ],
  [
    HALCYON,
    {
      name: 'Charters of the season',
      columns: {
        ...guest,
        externalId: { header: 'Contract' },
        amount: { header: 'Price' },
        property: { header: 'Yacht' },
        startDate: { header: 'From' },
        endDate: { header: 'To' },
      },
      currency: 'USD',
      positionType: 'YACHT',
      positionName: 'Charter',
      propertyId: 'property-halcyon',
      propertyValues: [{ value: 'Meltemi', propertyId: 'property-meltemi' }],
      dateFormat: 'DAY_MONTH_YEAR',
    },
  ],
];

/** The import templates of the demo companies. */
export async function seedImportTemplates(db: Queries, now: Date): Promise<void> {
  for (const [company, template] of templates)
    await createTemplate(db, wholeCompany(company), ImportTemplateDraft.parse(template), now);
}
