import type { ProfileChanges, SavedProfile } from '@deck/api/contract/users';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { closeLinks } from '../auth/password-links.ts';
import { takeCode, turnOff, turnOn } from '../auth/two-factor.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { users } from '../database/schema.ts';
import { announcePerson } from '../messaging/announce.ts';
import { assertPortrait } from '../resources/portraits.ts';
import { assignProperties, readAssigned } from './assign-properties.ts';
import { assertOwner, assertOwnerBeside, OWNER, writablePerson } from './owners.ts';
import { assertKnownZone } from './time-zones.ts';
import { fullName, profileAnswer, type UserRow, userSearchText } from './user-answers.ts';

/**
 * Changes the user's own profile, or as an owner a colleague's.
 * @throws Refusal as PUT /auth/v1/users/{user-id} declares them.
 */
export async function changeUser(
  tx: Queries,
  caller: Person,
  userId: string,
  changes: ProfileChanges,
  now: Date,
): Promise<SavedProfile> {
  const { twoFactor, propertyIds, ...fields } = changes;
  const { email, role } = fields;
  await writablePerson(tx, caller, userId);
  if (email !== undefined || role !== undefined || propertyIds !== undefined) assertOwner(caller);
  await assertKnownZone(tx, fields.timezone);
  await assertPortrait(tx, caller.divisionId, fields.avatarUrl, now);
  if (role !== undefined && role !== OWNER) await assertOwnerBeside(tx, userId);

  // Lock the row for other transactions too: a link being created now is closed below.
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!before) throw Refusal.because('NOT_FOUND');
  const next = { ...before, ...given(fields) };
  await tx
    .update(users)
    .set({ ...given(fields), searchText: userSearchText(next) })
    .where(eq(users.id, userId));
  const subject = { id: userId, name: fullName(before) };
  if (propertyIds !== undefined) {
    const assigned = await readAssigned(tx, caller.divisionId, userId);
    await assignProperties(tx, caller.divisionId, userId, propertyIds);
    await recordAct(tx, {
      act: 'PROPERTIES_ASSIGNED',
      subject,
      before: { propertyIds: assigned },
      after: { propertyIds: await readAssigned(tx, caller.divisionId, userId) },
    });
  }
  await recordAct(tx, { act: 'PROFILE_CHANGED', subject, before, after: next });
  // A link in the old mailbox must not open the account.
  if (next.email !== before.email) {
    await closeLinks(tx, userId, now);
    await recordAct(tx, {
      act: 'EMAIL_CHANGED',
      subject,
      before: { email: before.email },
      after: { email: next.email },
    });
    await announcePerson(tx, next, 'EMAIL_CHANGED', now, [before.email]);
  }
  if (next.role !== before.role) {
    await recordAct(tx, {
      act: 'ROLE_CHANGED',
      subject,
      before: { role: before.role },
      after: { role: next.role },
    });
    await announcePerson(tx, next, 'ROLE_CHANGED', now);
  }

  const codes = twoFactor && (await changeTwoFactor(tx, caller, next, twoFactor, now));
  const [saved] = await tx.select().from(users).where(eq(users.id, userId));
  if (!saved) throw Refusal.because('NOT_FOUND');
  return { ...profileAnswer(saved), recoveryCodes: codes ?? null };
}

type Fields = Omit<ProfileChanges, 'twoFactor' | 'propertyIds'>;
type Given = { [K in keyof Fields]: Exclude<Fields[K], undefined> };

/** Only the given fields: omitted fields stay. */
const given = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function changeTwoFactor(
  tx: Queries,
  caller: Person,
  user: UserRow,
  { enabled, code }: NonNullable<ProfileChanges['twoFactor']>,
  now: Date,
): Promise<string[] | undefined> {
  const own = user.id === caller.userId;
  // Nobody else has the user's authenticator.
  if (enabled && !own) throw Refusal.invalid({ 'twoFactor.enabled': 'invalid' });
  const isOn = user.twoFactorSecret !== null;
  if (!enabled && !isOn) return undefined;
  if (!own) {
    await turnOff(tx, user.id);
    await saySwitched(tx, user, 'TWO_FACTOR_OFF', now);
    return undefined;
  }
  if (code === undefined) throw Refusal.invalid({ 'twoFactor.code': 'required' });
  if (enabled) {
    const codes = await turnOn(tx, user.id, code, caller.sessionId, now);
    await saySwitched(tx, user, 'TWO_FACTOR_ON', now);
    return codes;
  }
  if (!(await takeCode(tx, user.id, code, now))) throw new Refusal(409, 'INVALID_2FA_CODE');
  await turnOff(tx, user.id, caller.sessionId);
  await saySwitched(tx, user, 'TWO_FACTOR_OFF', now);
  return undefined;
}

async function saySwitched(
  tx: Queries,
  user: UserRow,
  act: 'TWO_FACTOR_ON' | 'TWO_FACTOR_OFF',
  now: Date,
): Promise<void> {
  await recordAct(tx, { act, subject: { id: user.id, name: fullName(user) } });
  await announcePerson(tx, user, act, now);
}
