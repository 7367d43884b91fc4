import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { instantText, today } from '@deck/values';
import { assertPermission } from '../auth/authorise.ts';
import { type Call, type Caller, type Context, requireCaller } from '../context.ts';
import { readArrivals } from '../today/read-arrivals.ts';
import { readMonth } from '../today/read-month.ts';
import { readQueue } from '../today/read-queue.ts';

export const todayHandlers: Handlers<typeof contract, Context>['today'] = {
  queue: (_, call) => readQueue(call),

  arrivals: (_, call) => {
    const caller = requireMainPage(call);
    const { db, clock } = call.context;
    return readArrivals(db, caller, dayOf(caller, clock.now()), clock.now());
  },

  month: (_, call) => {
    const caller = requireMainPage(call);
    const { db, clock } = call.context;
    return readMonth(db, caller, dayOf(caller, clock.now()));
  },
};

/** @throws Refusal ACCESS_DENIED */
function requireMainPage(call: Call): Caller {
  const caller = requireCaller(call);
  assertPermission(caller, 'MAIN_PAGE_VIEW');
  return caller;
}

const dayOf = ({ timezone }: Caller, now: Date): string => today(timezone, instantText(now.getTime()));
