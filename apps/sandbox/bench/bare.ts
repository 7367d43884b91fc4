import Papa from 'papaparse';
import { toInsertion } from '../src/database/bulk-insert.ts';
import type { Queries } from '../src/database/queries.ts';
import { orders } from '../src/database/schema.ts';
import { newId } from '../src/ids.ts';
import { rowOfDraft } from '../src/orders/order-row.ts';
import { AEGEAN } from '../src/seed/companies.ts';
import { orderDraft } from '../src/testing/drafts.ts';

/** Rows of one statement, as many as an import writes in one. */
const BATCH = 250;

const parsed = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\n', skipEmptyLines: true }).data;

/** A loop that does nothing but parse. */
export const parseOnly = async (text: string): Promise<void> => void parsed(text);

/** A loop that parses and inserts each row as the same order, to be found by the same words, unread. */
export async function insertOnly(db: Queries, text: string): Promise<void> {
  const row = { ...rowOfDraft(orderDraft()), businessProfileId: AEGEAN, propertyName: '', agentName: '' };
  const [, ...data] = parsed(text);
  for (let at = 0; at < data.length; at += BATCH) {
    const batch = data.slice(at, at + BATCH).map(([externalId = '', , first, last, email = '', phone]) => ({
      ...row,
      id: newId(),
      externalId,
      customerEmail: email,
      agentTag: 'IMPORT' as const,
      tags: ['DECK' as const],
      searchText: `${externalId} ${first} ${last} ${email} ${phone}`.toLowerCase(),
      createdAt: new Date(),
      modifiedAt: new Date(),
    }));
    await db.execute(toInsertion(orders, batch));
  }
}
