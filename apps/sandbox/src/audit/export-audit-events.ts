import type { AuditEvent } from '@deck/api/contract/audit-events';
import Papa from 'papaparse';
import type { Caller } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { type AuditFilter, readEvents, toCondition } from './list-audit-events.ts';
import { readCompanySubject } from './read-company-subject.ts';
import { recordAct } from './record-act.ts';

/** The most events of a file. */
const MOST = 10_000;
/** By it, spreadsheets know that a file is UTF-8. */
const BOM = '\uFEFF';

const columns = {
  at: ({ at }) => at,
  act: ({ act }) => act,
  person: ({ personName }) => personName,
  person_id: ({ personId }) => personId ?? '',
  address: ({ address }) => address ?? '',
  subject: ({ subject }) => subject,
  subject_id: ({ subjectId }) => subjectId,
  subject_name: ({ subjectName }) => subjectName,
  changes: ({ changes }) =>
    changes.map(({ field, before, after }) => `${field}: ${toCell(before)} → ${toCell(after)}`).join('; '),
  session_id: ({ sessionId }) => sessionId ?? '',
  request_id: ({ requestId }) => requestId ?? '',
} satisfies Readonly<Record<string, (event: AuditEvent) => string>>;

/** What is empty and what was not there are both an empty text. */
const toCell = (text: string | null): string => (text === null || text === 'null' ? '' : text);

/** The newest events as a CSV file that runs no formula. The export is recorded. */
export function exportAuditEvents(db: Database, caller: Caller, asked: AuditFilter): Promise<string> {
  return db.transaction(async (tx) => {
    const events = await readEvents(tx, toCondition(caller, asked), MOST);
    await recordAct(tx, {
      act: 'AUDIT_EXPORTED',
      subject: await readCompanySubject(tx, caller.divisionId),
      after: { rows: events.length },
    });
    const data = events.map((event) => Object.values(columns).map((toText) => toText(event)));
    const text = Papa.unparse({ fields: Object.keys(columns), data }, { escapeFormulae: true });
    return BOM + text;
  });
}
