import type { MessageTemplate, TemplateEditor } from '@deck/api/contract/templates';
import { isPlainBlock } from '@deck/api/rules';
import {
  type CustomerLanguage,
  customerLanguages,
  type TemplateId,
  templateIds,
  templateTags,
  templateTypes,
} from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';
import { getBlocks, type OwnWords, ownWords, systemBlocks } from './blocks.ts';
import { getRevision } from './revision.ts';

/** All letters with the state of the company's wordings: two queries, however many letters. */
export async function listTemplates(db: Queries, { divisionId }: Caller): Promise<MessageTemplate[]> {
  const [company] = await db
    .select({ languages: businessProfiles.templateLanguages })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  const own = await ownWords(db, divisionId, templateIds);
  return templateIds.map((templateId) => {
    const versions = getVersions(own.filter((row) => row.templateId === templateId));
    return {
      templateId,
      types: versions.map(({ type }) => type),
      languages: company?.languages ?? [],
      versions,
    };
  });
}

const getVersions = (own: readonly OwnWords[]): MessageTemplate['versions'] =>
  templateTypes.flatMap((type) => getVersion(type, own) ?? []);

function getVersion(
  type: OwnWords['type'],
  rows: readonly OwnWords[],
): MessageTemplate['versions'][number] | undefined {
  const ofType = rows.filter((row) => row.type === type);
  const [last] = ofType.toSorted((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
  return (
    last && {
      type,
      languages: customerLanguages.filter((one) => ofType.some(({ language }) => language === one)),
      modifiedAt: instantText(last.modifiedAt.getTime()),
      modifiedBy: last.modifiedBy,
    }
  );
}

/** A letter's blocks in every language, with the texts of every source. */
export async function readEditor(
  db: Queries,
  { divisionId }: Caller,
  templateId: TemplateId,
): Promise<TemplateEditor> {
  const own = await ownWords(db, divisionId, [templateId]);
  const system = new Map(customerLanguages.map((one) => [one, systemBlocks(templateId, one)]));
  return {
    templateId,
    revision: getRevision(own),
    versions: getVersions(own),
    tags: [...templateTags],
    blocks: getBlocks(templateId).map((blockKey) => {
      const said = (type: OwnWords['type'], language: CustomerLanguage) =>
        own.find((row) => row.type === type && row.language === language && row.blockKey === blockKey);
      return {
        blockKey,
        format: isPlainBlock(blockKey) ? ('TEXT' as const) : ('HTML' as const),
        texts: customerLanguages.map((language) => {
          const draft = said('DRAFT', language);
          return {
            language,
            system: system.get(language)?.[blockKey] ?? '',
            custom: said('CUSTOM', language)?.content ?? null,
            draft: draft ? { content: draft.content } : null,
          };
        }),
      };
    }),
  };
}
