import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, Line, say } from './formats.ts';

/** How a company is registered, and where wires to it go. Its own staff only read it: invoices depend on it. */
const registration = {
  legalName: Line,
  legalAddress: Line,
  taxpayerId: Line,
  statement: Line,
  bankName: Line,
  iban: Line,
  bic: Line,
};
export type RegistrationField = keyof typeof registration;
export const registrationFields = Object.keys(registration) as readonly RegistrationField[];

const ours = {
  ...registration,
  fiscalReceipts: described(
    z.boolean(say('required')),
    'Whether each charge, capture and refund from now on gets a fiscal receipt. Receipts that were issued stay.',
  ),
};
/** A partial update: omitted fields stay unchanged. */
const CompanyChange = z
  .partial(z.object(ours))
  .check(z.refine((change) => Object.keys(change).length > 0, say('required')));
/** A company as whoever runs the product sees it. */
export const CompanyEntry = z.object({ id: Id, name: Line, ...ours });
export type CompanyEntry = z.infer<typeof CompanyEntry>;

const administrators = { needs: 'adminKey', notInSpec: true } as const;

export const companies = {
  list: endpoint('GET /backoffice/v0.1/companies', {
    summary: 'Every company, by name, with what only an administrator changes.',
    ...administrators,
    response: z.array(CompanyEntry),
  }),
  update: endpoint('PUT /backoffice/v0.1/companies/{company-id}', {
    summary: 'Change how a company is registered, where wires to it go, and whether it has fiscal receipts.',
    ...administrators,
    body: CompanyChange,
    bodyName: 'company',
    response: CompanyEntry,
  }),
};
