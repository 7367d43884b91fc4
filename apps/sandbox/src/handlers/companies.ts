import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { asc, eq } from 'drizzle-orm';
import { recordActs } from '../audit/record-act.ts';
import type { Context } from '../context.ts';
import { businessProfiles } from '../database/schema.ts';

const { id, name, fiscalReceipts, legalName, legalAddress, taxpayerId, statement, bankName, iban, bic } =
  businessProfiles;
const registration = { legalName, legalAddress, taxpayerId, statement, bankName, iban, bic };
const entry = { id, name, fiscalReceipts, ...registration };

/** What an administrator decides for a company. */
export const companyHandlers: Handlers<typeof contract, Context>['companies'] = {
  list: (_, { context }) => context.db.select(entry).from(businessProfiles).orderBy(asc(name), asc(id)),

  update: ({ companyId, body }, { context }) =>
    context.db.transaction(async (tx) => {
      const [before] = await tx.select(entry).from(businessProfiles).where(eq(id, companyId)).for('update');
      const [after] = await tx.update(businessProfiles).set(body).where(eq(id, companyId)).returning(entry);
      if (!before || !after) throw Refusal.because('NOT_FOUND');
      const by = { divisionId: companyId, personId: null, personName: 'ADMINISTRATOR' };
      const about = { subject: after, before, after, by };
      await recordActs(tx, [
        { act: 'FISCAL_RECEIPTS_CHANGED', ...about },
        { act: 'SETTINGS_CHANGED', ...about },
      ]);
      return after;
    }),
};
