import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import type { Context } from '../context.ts';
import { readGuest } from '../orders/read-guest.ts';

export const guestsHandlers: Handlers<typeof contract, Context>['guests'] = {
  get: ({ id }, call) => readGuest(call, id),
};
