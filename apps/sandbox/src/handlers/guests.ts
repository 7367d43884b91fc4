import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { instantText } from '@deck/values';
import { recordAct, recordActs } from '../audit/record-act.ts';
import { type Call, type Context, requireCaller } from '../context.ts';
import { findGuests } from '../orders/find-guests.ts';
import { readGuest } from '../orders/read-guest.ts';
import { eraseGuest } from '../privacy/erase-guest.ts';
import { type GuestExport, readGuestExport } from '../privacy/export-guest.ts';
import { toExportPage } from '../privacy/to-export-page.ts';

export const guestHandlers: Handlers<typeof contract, Context>['guests'] = {
  list: ({ search = '' }, call) => findGuests(call.context.db, requireCaller(call), search),

  get: ({ id }, call) => readGuest(call, id),

  export: async ({ id }, call) => {
    call.headers.set('content-disposition', 'attachment; filename="guest-data.json"');
    return JSON.stringify(await exportGuest(call, id), null, 2);
  },

  exportPage: async ({ id, language = 'en' }, call) => {
    call.headers.set('content-disposition', 'attachment; filename="guest-data.html"');
    return toExportPage(await exportGuest(call, id), language);
  },

  erase: ({ id }, call) =>
    call.context.db.transaction(async (tx) => {
      const { orders, at } = await eraseGuest(tx, requireCaller(call), id, call.context.clock.now());
      await recordActs(
        tx,
        orders.map((order) => ({
          act: 'GUEST_ERASED',
          subject: { id: order.id, name: order.externalId },
          after: { orders: orders.length },
        })),
      );
      return { erasedAt: instantText(at.getTime()), orders: orders.length };
    }),
};

/** One state of the database, with the export in the record. */
function exportGuest(call: Call, id: string): Promise<GuestExport> {
  const { db, clock } = call.context;
  return db.transaction(
    async (tx) => {
      const held = await readGuestExport(tx, requireCaller(call), id, clock.now());
      const order = held.data.orders?.find((one) => one.id === id);
      await recordAct(tx, {
        act: 'GUEST_EXPORTED',
        subject: { id, name: String(order?.external_id ?? '') },
        after: { orders: held.data.orders?.length ?? 0 },
      });
      return held;
    },
    { isolationLevel: 'repeatable read' },
  );
}
