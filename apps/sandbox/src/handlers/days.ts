import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { today } from '@deck/values';
import { type Call, type Context, requireCaller } from '../context.ts';
import { closeShift } from '../days/close-shift.ts';
import { listMovements } from '../days/list-movements.ts';
import { readDay } from '../days/read-day.ts';
import { once } from '../idempotency.ts';

type Areas = Handlers<typeof contract, Context>;

export const dayHandlers: Areas['days'] = {
  get: ({ day }, call) => readDay(call.context.db, requireCaller(call), day ?? getToday(call)),

  close: (args, call) =>
    once(call, args, (tx) =>
      closeShift(tx, requireCaller(call), { day: args.day, note: args.body.note }, call.context.clock.now()),
    ),
};

export const movementHandlers: Areas['movements'] = {
  list: ({ getMovementsRq: filter = {}, ...query }, call) =>
    listMovements(
      call.context.db,
      requireCaller(call),
      { ...filter, day: filter.day ?? getToday(call) },
      query,
    ),
};

/** The day by the clocks of whoever asks. */
const getToday = (call: Call): string =>
  today(requireCaller(call).timezone, call.context.clock.now().toISOString());
