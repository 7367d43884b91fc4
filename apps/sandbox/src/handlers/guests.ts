import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { findGuests } from '../orders/find-guests.ts';
import { readGuest } from '../orders/read-guest.ts';

export const guestHandlers: Handlers<typeof contract, Context>['guests'] = {
  list: ({ search = '' }, call) => findGuests(call.context.db, requireCaller(call), search),

  get: ({ id }, call) => readGuest(call, id),
};
