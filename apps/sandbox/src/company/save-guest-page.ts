import type { GuestPageDraft } from '@deck/api/contract/guest-page';
import { Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { properties } from '../database/schema.ts';
import { assertKept, getNew } from '../resources/picture-uses.ts';
import { type Scope, withinProperties } from '../scope.ts';

/** Replaces what guests read of a property. @throws Refusal NOT_FOUND for one that is not seen. */
export async function saveGuestPage(tx: Queries, scope: Scope, id: string, draft: GuestPageDraft, now: Date) {
  const mine = and(eq(properties.id, id), withinProperties(scope));
  const [before] = await tx.select().from(properties).where(mine).for('no key update');
  if (before) await assertKept(tx, { logoUrl: getNew(before.logoUrl, draft.logoUrl) }, now);
  const [after] = await tx.update(properties).set(draft).where(mine).returning();
  if (!before || !after) throw Refusal.because('NOT_FOUND');
  await recordAct(tx, { act: 'GUEST_PAGE_CHANGED', subject: { id, name: after.name }, before, after });
  return after;
}
