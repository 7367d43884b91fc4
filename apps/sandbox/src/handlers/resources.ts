import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { keepPicture } from '../resources/uploads.ts';

export const resourceHandlers: Handlers<typeof contract, Context>['resources'] = {
  upload: async ({ body }, call) => {
    const { db, clock } = call.context;
    return { url: await keepPicture(db, requireCaller(call).divisionId, body, clock.now()) };
  },
};
