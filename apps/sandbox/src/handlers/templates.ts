import type { contract } from '@deck/api/contract';
import { isPlainBlock } from '@deck/api/rules';
import { type Handlers, Refusal } from '@deck/api/server';
import { type Context, callerOf } from '../context.ts';
import { once } from '../idempotency.ts';
import { lookOf } from '../templates/email-page.ts';
import { previewOf, readBlockKey, readLanguage, readTemplateId } from '../templates/preview.ts';
import { renderBlock, renderEmail, renderSms } from '../templates/render-letter.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { sendTest } from '../templates/send-test.ts';
import { editorOf, listTemplates } from '../templates/template-answers.ts';

export const templateHandlers: Handlers<typeof contract, Context>['templates'] = {
  list: (_, call) => listTemplates(call.context.db, callerOf(call)),

  editor: ({ id }, call) => editorOf(call.context.db, callerOf(call), readTemplateId(id)),

  save: async ({ id, body }, call) => {
    const templateId = readTemplateId(id);
    const { db, clock } = call.context;
    return db.transaction(async (tx) => {
      await saveTemplate(tx, callerOf(call), templateId, body, clock.now());
      return editorOf(tx, callerOf(call), templateId);
    });
  },

  render: async ({ id, language, hideCustomBlocks, renderType = 'email', entityId }, call) => {
    const asked = {
      templateId: readTemplateId(id),
      language: readLanguage(language),
      hideCustom: hideCustomBlocks,
      entityId,
    };
    const content = await previewOf(call.context.db, call.context, callerOf(call), asked);
    const written = renderType === 'sms' ? renderSms(content) : await renderEmail(content);
    return { renderType, ...written };
  },

  renderBlock: async ({ id, blockKey, language }, call) => {
    const key = readBlockKey(blockKey);
    const asked = { templateId: readTemplateId(id), language: readLanguage(language) };
    const { brand, blocks, values, base } = await previewOf(
      call.context.db,
      call.context,
      callerOf(call),
      asked,
    );
    if (blocks[key] === undefined) throw Refusal.because('NOT_FOUND');
    const body = String(await renderBlock(key, blocks, values, lookOf(brand), base));
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
      const content = await previewOf(tx, call.context, callerOf(call), asked);
      return sendTest(tx, call.context, callerOf(call), email, content);
    }),
};
