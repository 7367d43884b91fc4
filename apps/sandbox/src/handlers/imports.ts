import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { Refusal } from '@deck/api/server';
import { recordAct } from '../audit/record-act.ts';
import { type Context, requireCaller, requirePerson } from '../context.ts';
import { once } from '../idempotency.ts';
import { fileAnswer, findFile, keepFile, readKeptFile } from '../import/files.ts';
import { previewFile, readOneRow } from '../import/preview.ts';
import { readRun, rowsOfRun, runAnswer, startRun } from '../import/runs.ts';
import {
  createTemplate,
  listTemplates,
  readTemplate,
  templateAnswer,
  updateTemplate,
} from '../import/templates.ts';

type Areas = Handlers<typeof contract, Context>;

export const importHandlers: Areas['imports'] = {
  upload: async ({ body }, call) => {
    const { db, clock } = call.context;
    return fileAnswer(await keepFile(db, requirePerson(call), body, clock.now()));
  },

  preview: async ({ fileId, templateId }, call) => {
    const { db } = call.context;
    const caller = requirePerson(call);
    const file = await readKeptFile(db, caller, fileId);
    return previewFile(db, caller, file, await readTemplate(db, caller, templateId));
  },

  row: async ({ fileId, rowNumber }, call) => {
    const { db } = call.context;
    const caller = requirePerson(call);
    return readOneRow(db, caller, await readKeptFile(db, caller, fileId), rowNumber);
  },

  process: async (args, call) => {
    const { db, clock } = call.context;
    const caller = requirePerson(call);
    const file = await findFile(db, caller, args.fileId);
    const template = await readTemplate(db, caller, args.templateId);
    const sendLinks = args.sendNow ?? template.draft.sendLinks;
    const known = await readRun(db, file.id, template.id);
    // Reads the file before the transaction, which is then short.
    const rows = known ? known.rows : await rowsOfRun(db, caller, file, template, sendLinks);
    await once(call, args, async (tx) => {
      // Starting it again would wait for the batch being written.
      if (!known) await startRun(tx, caller, file, template, { sendLinks, rows, now: clock.now() });
    });
    // Reads the progress again: the stored answer of a repeated call is outdated.
    const run = await readRun(db, file.id, template.id);
    if (!run) throw Refusal.because('NOT_FOUND');
    return runAnswer(db, caller, run);
  },

  createTemplate: async ({ body }, call) => {
    const { db, clock } = call.context;
    const made = await db.transaction(async (tx) => {
      const template = await createTemplate(tx, requireCaller(call), body, clock.now());
      // The demo's templates are nobody's act.
      await recordAct(tx, { act: 'IMPORT_TEMPLATE_CREATED', subject: template, after: template.draft });
      return template;
    });
    return templateAnswer(made);
  },

  listTemplates: async (_, call) => {
    const found = await listTemplates(call.context.db, requireCaller(call));
    return found.map(templateAnswer);
  },

  getTemplate: async ({ id }, call) =>
    templateAnswer(await readTemplate(call.context.db, requireCaller(call), id)),

  updateTemplate: async ({ id, body }, call) => {
    const { db, clock } = call.context;
    const changed = await db.transaction((tx) =>
      updateTemplate(tx, requireCaller(call), id, body, clock.now()),
    );
    return templateAnswer(changed);
  },
};
