import type { NewView } from '@deck/api/contract/views';
import type { Queries } from '../database/queries.ts';
import { savedViews } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN } from './companies.ts';

/** What the desk of the hotels asks for every morning, shared by its owner. */
const shared: readonly Omit<NewView, 'shared'>[] = [
  {
    list: 'ORDERS',
    name: 'Awaiting capture',
    address: 'state=AUTHORIZED&state=PARTIALLY_CAPTURED',
    filter: { states: ['AUTHORIZED', 'PARTIALLY_CAPTURED'] },
  },
  {
    list: 'ORDERS',
    name: 'Declined',
    address: 'state=DECLINED&state=ERROR',
    filter: { states: ['DECLINED', 'ERROR'] },
  },
  {
    list: 'PAYMENTS',
    name: 'Awaiting capture',
    address: 'waiting=capture',
    filter: { awaitingCapture: true },
  },
  { list: 'PAYMENTS', name: 'Declined', address: 'status=DECLINED', filter: { statuses: ['DECLINED'] } },
];

/** The shared views of the demo company, in their order. */
export async function seedSavedViews(db: Queries, now: Date): Promise<void> {
  await db.insert(savedViews).values(
    shared.map((view, place) => ({
      id: newId(now.getTime() + place),
      userId: 'user-eleni-markou',
      businessProfileId: AEGEAN,
      shared: true,
      createdAt: new Date(now.getTime() + place),
      ...view,
    })),
  );
}
