import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requireCaller, requirePerson } from '../context.ts';
import { endToken, issueToken, readToken, reissueToken } from '../people/integration-tokens.ts';

/** Not idempotent: the stored answer would contain the token, which is shown only once. */
export const tokenHandlers: Handlers<typeof contract, Context>['tokens'] = {
  get: ({ type }, call) => readToken(call.context.db, requireCaller(call).divisionId, type),

  issue: ({ body: { type } }, call) =>
    issueToken(call.context.db, requirePerson(call), type, call.context.clock.now()),

  reissue: ({ body: { type } }, call) =>
    reissueToken(call.context.db, requireCaller(call), type, call.context.clock.now()),

  end: async ({ type }, call) => {
    await endToken(call.context.db, requireCaller(call).divisionId, type);
    return undefined;
  },
};
