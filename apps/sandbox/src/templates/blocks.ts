import type { BlockKey, CustomerLanguage, TemplateId, TemplateType } from '@deck/api/vocabulary';
import { blockKeys, wordsLanguage } from '@deck/api/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, messageTemplates } from '../database/schema.ts';
import { templateWords } from './words/index.ts';

/** The texts of a letter's blocks in a language. An empty or missing block is left out. */
export type Blocks = Partial<Record<BlockKey, string>>;

/** A letter's blocks in order. */
export const getBlocks = (templateId: TemplateId): BlockKey[] => {
  const words = systemBlocks(templateId, 'en');
  return blockKeys.filter((key) => words[key] !== undefined);
};

/** The system's wording, used where the company has none. */
export function systemBlocks(templateId: TemplateId, language: CustomerLanguage): Blocks {
  const { greeting, closing, letters } = templateWords[language];
  const { subject, message, button, expiry, sms } = letters[templateId];
  return {
    subject,
    greeting: paragraph(greeting),
    message: paragraph(message),
    ...(button !== undefined && { button }),
    ...(expiry !== undefined && { expiry: paragraph(expiry) }),
    closing: paragraph(closing),
    sms,
  };
}

const paragraph = (text: string) => `<p>${text}</p>`;

/** The sender of a letter and its wording. */
export interface Wording {
  readonly company: typeof businessProfiles.$inferSelect;
  readonly blocks: Blocks;
  /** The blocks that the company has worded itself. */
  readonly own: ReadonlySet<BlockKey>;
}

/** A company's wording of a letter for a customer's language: its own where it has one, else the system's. */
export async function loadWording(
  db: Queries,
  businessProfileId: string,
  templateId: TemplateId,
  customerLanguage: string,
): Promise<Wording> {
  const language = wordsLanguage(customerLanguage);
  const [company] = await db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  if (!company) throw new Error(`There is no company ${businessProfileId}`);
  const own = await db
    .select({ blockKey: messageTemplates.blockKey, content: messageTemplates.content })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.businessProfileId, businessProfileId),
        eq(messageTemplates.templateId, templateId),
        eq(messageTemplates.type, 'CUSTOM'),
        eq(messageTemplates.language, language),
      ),
    );
  return { company, blocks: withOwn(systemBlocks(templateId, language), own), own: getOwn(own) };
}

interface OwnBlock {
  readonly blockKey: BlockKey;
  readonly content: string | null;
}

/** The blocks that a company has worded; null restores the text below. */
export const getOwn = (own: readonly OwnBlock[]): ReadonlySet<BlockKey> =>
  new Set(own.filter(({ content }) => content !== null).map(({ blockKey }) => blockKey));

/** Overlays a company's wording; null restores the text below. */
export const withOwn = (blocks: Blocks, own: readonly OwnBlock[]): Blocks => ({
  ...blocks,
  ...Object.fromEntries(
    own.filter(({ content }) => content !== null).map(({ blockKey, content }) => [blockKey, content]),
  ),
});

/** A company's text of a block. */
export type OwnWords = typeof messageTemplates.$inferSelect;

/** All custom wordings of a company for some letters, drafts and published. */
export const ownWords = (
  db: Queries,
  businessProfileId: string,
  templateIds: readonly TemplateId[],
  types: readonly TemplateType[] = ['DRAFT', 'CUSTOM'],
) =>
  db
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.businessProfileId, businessProfileId),
        inArray(messageTemplates.templateId, [...templateIds]),
        inArray(messageTemplates.type, [...types]),
      ),
    );
