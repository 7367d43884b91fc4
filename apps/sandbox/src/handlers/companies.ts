import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { businessProfiles } from '../database/schema.ts';

const { id, name, fiscalReceipts } = businessProfiles;
const entry = { id, name, fiscalReceipts };

/** What an administrator decides for a company. */
export const companyHandlers: Handlers<typeof contract, Context>['companies'] = {
  list: (_, { context }) => context.db.select(entry).from(businessProfiles).orderBy(asc(name), asc(id)),

  update: async ({ companyId, body }, { context }) => {
    const [company] = await context.db
      .update(businessProfiles)
      .set({ fiscalReceipts: body.fiscalReceipts })
      .where(eq(id, companyId))
      .returning(entry);
    if (!company) throw Refusal.because('NOT_FOUND');
    return company;
  },
};
