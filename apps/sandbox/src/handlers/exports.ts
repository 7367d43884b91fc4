import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import type { ExportedList, Permission } from '@deck/api/vocabulary';
import { recordExport } from '../audit/record-export.ts';
import { assertPermission } from '../auth/authorise.ts';
import { type Context, requirePerson } from '../context.ts';

/** The permission to see each list. */
const permissionOf: Readonly<Record<ExportedList, Permission>> = {
  ORDERS: 'ORDERS_LIST_VIEW',
  PAYMENTS: 'ALL_PAYMENTS_LIST_VIEW',
  MOVEMENTS: 'ALL_PAYMENTS_LIST_VIEW',
};

export const exportHandlers: Handlers<typeof contract, Context>['exports'] = {
  start: async ({ body }, call) => {
    const person = requirePerson(call);
    assertPermission(person, permissionOf[body.list]);
    await call.context.db.transaction((tx) => recordExport(tx, person, body));
    return undefined;
  },
};
