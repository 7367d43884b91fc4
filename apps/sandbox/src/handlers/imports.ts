import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { Refusal } from '@deck/api/server';
import { type Context, callerOf } from '../context.ts';
import { once } from '../idempotency.ts';
import { fileAnswer, fileOf, keepFile, keptFileOf } from '../import/files.ts';
import { previewFile, readOneRow } from '../import/preview.ts';
import { rowsOfRun, runAnswer, runOf, startRun } from '../import/runs.ts';
import {
  createTemplate,
  listTemplates,
  templateAnswer,
  templateOf,
  updateTemplate,
} from '../import/templates.ts';

type Areas = Handlers<typeof contract, Context>;

export const importHandlers: Areas['imports'] = {
  upload: async ({ body }, call) => {
    const { db, clock } = call.context;
    return fileAnswer(await keepFile(db, callerOf(call).divisionId, body, clock.now()));
  },

  preview: async ({ fileId, templateId }, call) => {
    const { db } = call.context;
    const { divisionId } = callerOf(call);
    const file = await keptFileOf(db, divisionId, fileId);
    return previewFile(db, file, await templateOf(db, divisionId, templateId));
  },

  row: async ({ fileId, rowNumber }, call) => {
    const { db } = call.context;
    return readOneRow(db, await keptFileOf(db, callerOf(call).divisionId, fileId), rowNumber);
  },

  process: async (args, call) => {
    const { db, clock } = call.context;
    const caller = callerOf(call);
    const file = await fileOf(db, caller.divisionId, args.fileId);
    const template = await templateOf(db, caller.divisionId, args.templateId);
    const sendLinks = args.sendNow ?? template.draft.sendLinks;
    const known = await runOf(db, file.id, template.id);
    // A file is read before the transaction, which then takes a moment.
    const rows = known ? known.rows : await rowsOfRun(db, caller, file, template, sendLinks);
    await once(call, args, async (tx) => {
      // To begin it anew would wait for the batch that is being written.
      if (!known) await startRun(tx, caller, file, template, { sendLinks, rows, now: clock.now() });
    });
    // Read anew, since what is remembered of a repeated call is not how far the run is now.
    const run = await runOf(db, file.id, template.id);
    if (!run) throw Refusal.because('NOT_FOUND');
    return runAnswer(db, run);
  },

  createTemplate: async ({ body }, call) => {
    const { db, clock } = call.context;
    return templateAnswer(await createTemplate(db, callerOf(call).divisionId, body, clock.now()));
  },

  listTemplates: async (_, call) => {
    const found = await listTemplates(call.context.db, callerOf(call).divisionId);
    return found.map(templateAnswer);
  },

  getTemplate: async ({ id }, call) =>
    templateAnswer(await templateOf(call.context.db, callerOf(call).divisionId, id)),

  updateTemplate: async ({ id, body }, call) => {
    const { db, clock } = call.context;
    return templateAnswer(await updateTemplate(db, callerOf(call).divisionId, id, body, clock.now()));
  },
};
