import type { ShiftClose } from '@deck/api/contract/days';
import { Refusal } from '@deck/api/server';
import { today } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, shiftCloses } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { closeAnswer, keptProperties, readDay } from './read-day.ts';

/** Keeps what no close of the day has listed yet. @throws Refusal INVALID_VALUE for a day that is still to come. */
export async function closeShift(
  tx: Queries,
  caller: Caller,
  { day, note }: { readonly day: string; readonly note: string },
  now: Date,
): Promise<ShiftClose> {
  if (day > today(caller.timezone, now.toISOString())) throw Refusal.invalid({ day: 'date' });
  // One after the other, so that no movement is listed by two.
  await tx
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, caller.divisionId))
    .for('no key update');
  const { open } = await readDay(tx, caller, day);
  const close = {
    id: newId(now.getTime()),
    businessProfileId: caller.divisionId,
    day,
    propertyIds: keptProperties(caller),
    closedBy: caller.name,
    closedAt: now,
    note: note.trim(),
    sums: open,
  };
  await tx.insert(shiftCloses).values(close);
  return closeAnswer(close);
}
