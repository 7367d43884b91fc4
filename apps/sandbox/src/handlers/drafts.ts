import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requirePerson } from '../context.ts';
import { createDraft, listDrafts, readDraft, removeDraft, saveDraft } from '../drafts/form-drafts.ts';
import { once } from '../idempotency.ts';

export const draftHandlers: Handlers<typeof contract, Context>['drafts'] = {
  list: (args, call) => listDrafts(call.context.db, requirePerson(call), args, call.context.clock.now()),

  create: (args, call) => {
    const person = requirePerson(call);
    return once(call, args, (tx) => createDraft(tx, person, args.body, call.context.clock.now()));
  },

  get: ({ draftId }, call) =>
    readDraft(call.context.db, requirePerson(call), draftId, call.context.clock.now()),

  save: ({ draftId, body }, call) =>
    saveDraft(call.context.db, requirePerson(call), draftId, body, call.context.clock.now()),

  remove: async ({ draftId }, call) => {
    await removeDraft(call.context.db, requirePerson(call), draftId, call.context.clock.now());
    return undefined;
  },
};
