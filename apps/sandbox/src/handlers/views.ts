import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requirePerson } from '../context.ts';
import { once } from '../idempotency.ts';
import { createView, listViews, removeView, saveView } from '../views/saved-views.ts';

export const viewHandlers: Handlers<typeof contract, Context>['views'] = {
  list: ({ list }, call) => listViews(call.context.db, requirePerson(call), list, call.context.clock.now()),

  create: (args, call) => {
    const person = requirePerson(call);
    return once(call, args, (tx) => createView(tx, person, args.body, call.context.clock.now()));
  },

  save: ({ viewId, body }, call) => {
    const person = requirePerson(call);
    return call.context.db.transaction((tx) => saveView(tx, person, viewId, body, call.context.clock.now()));
  },

  remove: async ({ viewId }, call) => {
    await call.context.db.transaction((tx) => removeView(tx, requirePerson(call), viewId));
    return undefined;
  },
};
