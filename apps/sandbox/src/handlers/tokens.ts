import type { contract } from '@deck/api/contract';
import type { IntegrationToken } from '@deck/api/contract/tokens';
import type { Handlers } from '@deck/api/server';
import { recordAct } from '../audit/record-act.ts';
import { type Context, requireCaller, requirePerson } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { endToken, issueToken, readToken, reissueToken } from '../people/integration-tokens.ts';

/** Not idempotent: the stored answer would contain the token, which is shown only once. */
export const tokenHandlers: Handlers<typeof contract, Context>['tokens'] = {
  get: ({ type }, call) => readToken(call.context.db, requireCaller(call).divisionId, type),

  issue: ({ body: { type } }, call) => {
    const { db, clock } = call.context;
    return db.transaction(async (tx) => {
      const issued = await issueToken(tx, requirePerson(call), type, clock.now());
      await recordToken(tx, 'TOKEN_ISSUED', issued);
      return issued;
    });
  },

  reissue: ({ body: { type } }, call) => {
    const { db, clock } = call.context;
    return db.transaction(async (tx) => {
      const issued = await reissueToken(tx, requireCaller(call), type, clock.now());
      await recordToken(tx, 'TOKEN_REISSUED', issued);
      return issued;
    });
  },

  end: async ({ type }, call) => {
    const { divisionId } = requireCaller(call);
    await call.context.db.transaction(async (tx) => {
      await recordToken(tx, 'TOKEN_ENDED', await readToken(tx, divisionId, type));
      await endToken(tx, divisionId, type);
    });
    return undefined;
  },
};

const recordToken = (
  tx: Queries,
  act: 'TOKEN_ISSUED' | 'TOKEN_REISSUED' | 'TOKEN_ENDED',
  { type, maskedValue }: Pick<IntegrationToken, 'type' | 'maskedValue'>,
) => recordAct(tx, { act, subject: { id: type, name: type }, after: { maskedValue } });
