import type { contract } from '@deck/api/contract';
import { isPlainBlock } from '@deck/api/rules';
import { type Handlers, Refusal } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { once } from '../idempotency.ts';
import { readBlockKey, readLanguage, readPreview, readTemplateId } from '../templates/preview.ts';
import { renderBlock, renderEmail, renderSms } from '../templates/render-email.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { sendTest } from '../templates/send-test.ts';
import { listTemplates, readEditor } from '../templates/template-answers.ts';

export const templateHandlers: Handlers<typeof contract, Context>['templates'] = {
  list: (_, call) => listTemplates(call.context.db, requireCaller(call)),

  editor: ({ id }, call) => readEditor(call.context.db, requireCaller(call), readTemplateId(id)),

  save: async ({ id, body }, call) => {
    const templateId = readTemplateId(id);
    const { db, clock } = call.context;
    return db.transaction(async (tx) => {
      await saveTemplate(tx, requireCaller(call), templateId, body, clock.now());
      return readEditor(tx, requireCaller(call), templateId);
    });
  },

  render: async ({ id, language, hideCustomBlocks, renderType = 'email', entityId }, call) => {
    const asked = {
      templateId: readTemplateId(id),
      language: readLanguage(language),
      hideCustom: hideCustomBlocks,
      entityId,
    };
    const content = await readPreview(call.context.db, call.context, requireCaller(call), asked);
    const { subject, body } = renderType === 'sms' ? renderSms(content) : await renderEmail(content);
    return { renderType, subject, body };
  },

  renderBlock: async ({ id, blockKey, language }, call) => {
    const key = readBlockKey(blockKey);
    const asked = { templateId: readTemplateId(id), language: readLanguage(language) };
    const content = await readPreview(call.context.db, call.context, requireCaller(call), asked);
    if (content.blocks[key] === undefined) throw Refusal.because('NOT_FOUND');
    const body = renderBlock(key, content);
    return { blockKey: key, format: isPlainBlock(key) ? 'TEXT' : 'HTML', body };
  },

  send: (args, call) =>
    once(call, args, async (tx) => {
      const { id, language, email, withQrcode, entityId } = args;
      const asked = {
        templateId: readTemplateId(id),
        language: readLanguage(language),
        withQrcode,
        entityId,
      };
      const content = await readPreview(tx, call.context, requireCaller(call), asked);
      return sendTest(tx, call.context, requireCaller(call), { ...asked, recipient: email }, content);
    }),
};
