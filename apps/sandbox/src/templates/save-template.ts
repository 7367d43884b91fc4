import type { TemplateChange } from '@deck/api/contract/templates';
import { emailTextProblem, isPlainBlock } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { BlockKey, TemplateId } from '@deck/api/vocabulary';
import { and, eq, or, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, messageTemplates } from '../database/schema.ts';
import { assertKept } from '../resources/picture-uses.ts';
import { getBlocks, ownWords } from './blocks.ts';
import { getRevision } from './revision.ts';
import { sanitiseHtml } from './sanitise-html.ts';

type Row = typeof messageTemplates.$inferInsert;

/**
 * Saves blocks as a draft, publishes or discards the draft.
 * @throws Refusal INVALID_VALUE, naming the block; TEMPLATE_EDITED_MEANWHILE for an outdated revision.
 */
export async function saveTemplate(
  tx: Queries,
  { divisionId, name }: Caller,
  templateId: TemplateId,
  { action, revision, blocks }: TemplateChange,
  now: Date,
): Promise<void> {
  // Serialised by a lock: concurrent publications must not mix their texts.
  await tx
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId))
    .for('no key update');
  if (revision !== undefined && revision !== getRevision(await ownWords(tx, divisionId, [templateId])))
    throw Refusal.because('TEMPLATE_EDITED_MEANWHILE');
  const mine = and(
    eq(messageTemplates.businessProfileId, divisionId),
    eq(messageTemplates.templateId, templateId),
  );
  const isDraft = and(mine, eq(messageTemplates.type, 'DRAFT'));
  const checked = readBlocks(templateId, blocks);
  if (action === 'DISCARD') {
    await tx.delete(messageTemplates).where(isDraft);
    return;
  }
  await assertKept(
    tx,
    Object.fromEntries(blocks.map(({ content }, at) => [`blocks.${at}.content`, content])),
    now,
  );
  const about = { businessProfileId: divisionId, templateId, modifiedAt: now, modifiedBy: name };
  await put(
    tx,
    checked.map((block) => ({ ...about, ...block, type: 'DRAFT' })),
  );
  if (action === 'SAVE') return;

  const before = await readWords(tx, divisionId, templateId);
  const drafts = await tx.select().from(messageTemplates).where(isDraft);
  const said = drafts.filter(({ content }) => content !== null);
  const takenBack = drafts.filter(({ content }) => content === null);
  if (takenBack.length > 0)
    await tx
      .delete(messageTemplates)
      .where(
        and(
          mine,
          eq(messageTemplates.type, 'CUSTOM'),
          or(
            ...takenBack.map(({ language, blockKey }) =>
              and(eq(messageTemplates.language, language), eq(messageTemplates.blockKey, blockKey)),
            ),
          ),
        ),
      );
  await put(
    tx,
    said.map((row) => ({ ...row, ...about, type: 'CUSTOM' })),
  );
  await tx.delete(messageTemplates).where(isDraft);
  await recordAct(tx, {
    act: 'TEMPLATE_CHANGED',
    subject: { id: templateId, name: templateId },
    before: { blocks: before },
    after: { blocks: await readWords(tx, divisionId, templateId) },
  });
}

/** A company's own texts of a template, by language and block. */
async function readWords(tx: Queries, divisionId: string, templateId: TemplateId) {
  const rows = await tx
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.businessProfileId, divisionId),
        eq(messageTemplates.templateId, templateId),
        eq(messageTemplates.type, 'CUSTOM'),
      ),
    )
    .orderBy(messageTemplates.language, messageTemplates.blockKey);
  return Object.fromEntries(
    rows.map(({ language, blockKey, content }) => [`${language} ${blockKey}`, content]),
  );
}

async function put(tx: Queries, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { businessProfileId, templateId, type, language, blockKey } = messageTemplates;
  await tx
    .insert(messageTemplates)
    .values([...rows])
    .onConflictDoUpdate({
      target: [businessProfileId, templateId, type, language, blockKey],
      set: {
        content: sql`excluded.content`,
        modifiedAt: sql`excluded.modified_at`,
        modifiedBy: sql`excluded.modified_by`,
      },
    });
}

/** The stored form of blocks: sanitised, unique, with valid placeholders. Of duplicates the last counts. */
function readBlocks(templateId: TemplateId, blocks: TemplateChange['blocks']) {
  const known = getBlocks(templateId);
  const wrong: Record<string, string> = {};
  const kept = new Map<string, TemplateChange['blocks'][number]>();
  blocks.forEach(({ blockKey, language, content }, at) => {
    const clean = content === null ? null : cleaned(blockKey, content);
    if (!known.includes(blockKey)) wrong[`blocks.${at}.blockKey`] = 'choice';
    const problem = clean === null ? undefined : emailTextProblem(blockKey, clean);
    if (problem !== undefined) wrong[`blocks.${at}.content`] = problem;
    kept.set(`${language} ${blockKey}`, { blockKey, language, content: clean });
  });
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  return [...kept.values()];
}

const cleaned = (key: BlockKey, content: string) =>
  isPlainBlock(key) ? content.replaceAll(/\s+/g, ' ').trim() : sanitiseHtml(content).trim();
