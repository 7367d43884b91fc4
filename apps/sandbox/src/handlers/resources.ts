import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, getUserId, requireCaller } from '../context.ts';
import { keepPicture } from '../resources/uploads.ts';

export const resourceHandlers: Handlers<typeof contract, Context>['resources'] = {
  upload: async ({ body }, call) => {
    const { db, clock } = call.context;
    const caller = requireCaller(call);
    const by = { divisionId: caller.divisionId, userId: getUserId(caller) };
    return { url: await keepPicture(db, by, body, clock.now()) };
  },
};
