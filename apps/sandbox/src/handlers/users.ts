import type { contract } from '@deck/api/contract';
import { permissionTree } from '@deck/api/rules';
import { type Handlers, Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { limitFailures } from '../auth/attempts.ts';
import { beginSetup } from '../auth/two-factor.ts';
import { type Call, type Context, requirePerson } from '../context.ts';
import { once } from '../idempotency.ts';
import { changeRights, changeStatus } from '../people/change-access.ts';
import { changeUser } from '../people/change-user.ts';
import { getColumns, saveColumns } from '../people/column-settings.ts';
import { createUser } from '../people/create-user.ts';
import { readEnvironment } from '../people/environment.ts';
import { listUsers } from '../people/list-users.ts';
import { answerFor, colleague, profileAnswer } from '../people/user-answers.ts';
import { getPermissions } from '../roles.ts';

type Area = Handlers<typeof contract, Context>['users'];

export const userHandlers: Area = {
  create: async (args, call) =>
    once(call, args, (tx) => createUser(tx, call.context, requirePerson(call), args.body)),

  setUpTwoFactor: async (_, call) => {
    const { db, clock, brand } = call.context;
    const user = await itself(call, requirePerson(call).userId);
    const { expiresAt, ...setup } = await beginSetup(db, user, `${brand.name} Deck`, clock.now());
    return { ...setup, expiresAt: instantText(expiresAt.getTime()) };
  },

  update: async ({ userId, body }, call) => {
    const { db, clock } = call.context;
    const caller = requirePerson(call);
    const now = clock.now();
    const change = () => db.transaction((tx) => changeUser(tx, caller, userId, body, now));
    if (!body.twoFactor) return change();
    // Counted are wrong codes, but not other refusals.
    const isWrong = ({ code }: Refusal) => code === 'INVALID_2FA_CODE';
    return limitFailures(db, 'TWO_FACTOR_CHANGE', caller.userId, now, change, isWrong);
  },

  profile: async ({ userId }, call) => profileAnswer(await itself(call, userId)),

  environment: async ({ userId }, call) => {
    const caller = requirePerson(call);
    if (userId !== caller.userId) throw Refusal.because('NOT_FOUND');
    return readEnvironment(call.context, caller);
  },

  list: (query, call) => listUsers(call.context.db, requirePerson(call).divisionId, query),

  get: async ({ id }, call) => {
    const { divisionId } = requirePerson(call);
    const { db } = call.context;
    return answerFor(db, divisionId, found(await colleague(db, divisionId, id)));
  },

  changeStatus: ({ id, body: { status } }, call) => {
    const { db, clock } = call.context;
    return db.transaction((tx) => changeStatus(tx, requirePerson(call), id, status, clock.now()));
  },

  permissions: async ({ id }, call) => {
    const caller = requirePerson(call);
    if (id === caller.userId) return { permission: permissionTree(caller.permissions) };
    if (!caller.permissions.has('USERS_INSTANCE_VIEW')) throw Refusal.because('NOT_FOUND');
    const { role, rights } = found(await colleague(call.context.db, caller.divisionId, id));
    return { permission: permissionTree(getPermissions(role, rights)) };
  },

  savePermissions: async ({ id, body: { permission } }, call) => {
    const { role, rights } = await call.context.db.transaction((tx) =>
      changeRights(tx, requirePerson(call), id, permission),
    );
    return { permission: permissionTree(getPermissions(role, rights)) };
  },

  columnSettings: async ({ id }, call) => {
    const { userId, divisionId } = requirePerson(call);
    if (id !== userId) throw Refusal.because('NOT_FOUND');
    return getColumns(call.context.db, userId, divisionId);
  },

  saveColumnSettings: async ({ id, body }, call) => {
    const caller = requirePerson(call);
    if (id !== caller.userId) throw Refusal.because('NOT_FOUND');
    return saveColumns(call.context.db, caller, body);
  },
};

/** The caller's row, if they ask about themselves. */
async function itself(call: Call, userId: string) {
  const caller = requirePerson(call);
  if (userId !== caller.userId) throw Refusal.because('NOT_FOUND');
  return found(await colleague(call.context.db, caller.divisionId, userId));
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw Refusal.because('NOT_FOUND');
  return row;
}
