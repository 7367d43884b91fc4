import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import { countAttempt, limitFailures } from '../auth/attempts.ts';
import { getClientAddress } from '../auth/client-address.ts';
import { passwordFits } from '../auth/password.ts';
import { openLink, takeLink } from '../auth/password-links.ts';
import { assertUncommonPassword, setPassword } from '../auth/set-password.ts';
import { type Context, requirePerson } from '../context.ts';
import { users } from '../database/schema.ts';
import { requestReset } from '../people/reset-requests.ts';

type Area = Handlers<typeof contract, Context>['passwords'];

export const passwordHandlers: Area = {
  change: async ({ body: { currentPassword, newPassword } }, call) => {
    const { db, clock, brand } = call.context;
    const { userId, sessionId } = requirePerson(call);
    const now = clock.now();
    await assertUncommonPassword(db, userId, brand.name, newPassword);
    await limitFailures(db, 'CURRENT_PASSWORD', userId, now, async () => {
      const [user] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      if (await passwordFits(user?.passwordHash, currentPassword)) return;
      throw Refusal.because('INVALID_CURRENT_PASSWORD', { fields: { currentPassword: 'invalid' } });
    });
    await db.transaction((tx) => setPassword(tx, userId, newPassword, now, sessionId));
    return undefined;
  },

  forgot: async ({ body: { login } }, call) => {
    const { db, clock } = call.context;
    const now = clock.now();
    await countAttempt(db, 'PASSWORD_LETTER', getClientAddress(call.request), now);
    await requestReset(db, login, now);
    return undefined;
  },

  link: async ({ secretKey }, call) => {
    const { db, clock } = call.context;
    const now = clock.now();
    const { kind, expiresAt } = await limitFailures(
      db,
      'PASSWORD_LINK',
      getClientAddress(call.request),
      now,
      () => openLink(db, secretKey, now),
    );
    return { kind, expiresAt: instantText(expiresAt.getTime()) };
  },

  reset: async ({ secretKey, body: { newPassword } }, call) => {
    const { db, clock, brand } = call.context;
    const now = clock.now();
    const known = await limitFailures(db, 'PASSWORD_LINK', getClientAddress(call.request), now, () =>
      openLink(db, secretKey, now),
    );
    await assertUncommonPassword(db, known.userId, brand.name, newPassword);
    await db.transaction(async (tx) => {
      const { userId } = await takeLink(tx, secretKey, now);
      await setPassword(tx, userId, newPassword, now);
    });
    return undefined;
  },
};
