import type { BlockKey, CustomerLanguage, TemplateId, TemplateType } from '@deck/api/vocabulary';
import { blockKeys } from '@deck/api/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, messageTemplates } from '../database/schema.ts';
import { templateWords } from './words/index.ts';

/** What the blocks of a letter say, in one language. A block that is empty or absent is left out. */
export type Blocks = Partial<Record<BlockKey, string>>;

/** The blocks a letter has, in their order. */
export const getBlocks = (templateId: TemplateId): BlockKey[] => {
  const words = systemBlocks(templateId, 'en');
  return blockKeys.filter((key) => words[key] !== undefined);
};

/** What the system says where the company says nothing. */
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

/** Who writes a letter, and in which words. */
export interface Wording {
  readonly company: typeof businessProfiles.$inferSelect;
  readonly blocks: Blocks;
}

/** The words a company uses for a letter: its own where it has some, the system's everywhere else. */
export async function loadWording(
  db: Queries,
  businessProfileId: string,
  templateId: TemplateId,
  language: CustomerLanguage,
): Promise<Wording> {
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
  return { company, blocks: withOwn(systemBlocks(templateId, language), own) };
}

/** Words of a company laid over others; null takes back what was laid over before. */
export const withOwn = (
  blocks: Blocks,
  own: readonly { readonly blockKey: BlockKey; readonly content: string | null }[],
): Blocks => ({
  ...blocks,
  ...Object.fromEntries(
    own.filter(({ content }) => content !== null).map(({ blockKey, content }) => [blockKey, content]),
  ),
});

/** What a company says in a block of its own. */
export type OwnWords = typeof messageTemplates.$inferSelect;

/** Every word of its own a company has for some letters, drafts and published ones. */
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
