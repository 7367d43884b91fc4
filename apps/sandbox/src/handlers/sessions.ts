import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requirePerson } from '../context.ts';
import { endOneSession, endOtherSessions, listSessions } from '../people/open-sessions.ts';

export const openSessionHandlers: Handlers<typeof contract, Context>['sessions'] = {
  list: ({ userId }, call) =>
    listSessions(call.context.db, requirePerson(call), userId, call.context.clock.now()),

  end: async ({ userId, sessionId }, call) => {
    const { db, clock } = call.context;
    await db.transaction((tx) => endOneSession(tx, requirePerson(call), userId, sessionId, clock.now()));
    return undefined;
  },

  endOthers: async ({ userId }, call) => {
    const { db, clock } = call.context;
    await db.transaction((tx) => endOtherSessions(tx, requirePerson(call), userId, clock.now()));
    return undefined;
  },
};
