import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { exportAuditEvents } from '../audit/export-audit-events.ts';
import { listAuditEvents } from '../audit/list-audit-events.ts';
import { type Context, requireCaller } from '../context.ts';

export const auditEventHandlers: Handlers<typeof contract, Context>['auditEvents'] = {
  list: (args, call) => listAuditEvents(call.context.db, requireCaller(call), args),
  export: (args, call) => {
    call.headers.set('content-disposition', 'attachment; filename="activity-log.csv"');
    return exportAuditEvents(call.context.db, requireCaller(call), args);
  },
};
