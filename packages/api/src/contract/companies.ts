import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, Line, say } from './formats.ts';

const CompanyChange = z.object({
  fiscalReceipts: described(
    z.boolean(say('required')),
    'Whether each charge, capture and refund from now on gets a fiscal receipt. Receipts that were issued stay.',
  ),
});
/** A company as whoever runs the product sees it. */
export const CompanyEntry = z.extend(CompanyChange, { id: Id, name: Line });
export type CompanyEntry = z.infer<typeof CompanyEntry>;

const ours = { needs: 'adminKey', notInSpec: true } as const;

export const companies = {
  list: endpoint('GET /backoffice/v0.1/companies', {
    summary: 'Every company, by name, with what only an administrator switches.',
    ...ours,
    response: z.array(CompanyEntry),
  }),
  update: endpoint('PUT /backoffice/v0.1/companies/{company-id}', {
    summary: 'Switch fiscal receipts of a company on or off.',
    ...ours,
    body: CompanyChange,
    bodyName: 'company',
    response: CompanyEntry,
  }),
};
