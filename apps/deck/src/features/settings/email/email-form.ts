import type { BlockText, TemplateChange, TemplateEditor } from '@deck/api/contract/templates';
import { emailTextProblem } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

type Texts = Partial<Record<BlockKey, string>>;

/** What every block says in every language, as if the draft were sent. */
export interface EmailForm {
  readonly texts: Readonly<Record<CustomerLanguage, Texts>>;
}

/** One block in one language. */
export interface Place {
  readonly language: CustomerLanguage;
  readonly blockKey: BlockKey;
}

type PlacePath = `texts.${CustomerLanguage}.${BlockKey}`;
export const toPath = ({ language, blockKey }: Place): PlacePath => `texts.${language}.${blockKey}`;

/** Who says a text. CHANGED: what is typed and not saved. */
type Speaker = 'CHANGED' | 'DRAFT' | 'CUSTOM' | 'SYSTEM';

/** The last of system, custom and draft counts; a draft without content goes back to the system's words. */
export const keptText = ({ draft, custom, system }: BlockText): string =>
  draft ? (draft.content ?? system) : (custom ?? system);

export function getSpeaker(text: BlockText, typed: string): Speaker {
  if (typed !== keptText(text)) return 'CHANGED';
  if (text.draft) return 'DRAFT';
  return text.custom === null ? 'SYSTEM' : 'CUSTOM';
}

export function toForm(editor: TemplateEditor): EmailForm {
  const texts: Record<CustomerLanguage, Texts> = { en: {}, ru: {}, el: {}, lt: {}, lv: {} };
  for (const { blockKey, text } of getPlaces(editor)) texts[text.language][blockKey] = keptText(text);
  return { texts };
}

/** Every block in every language, in their order. */
export const getPlaces = ({ blocks }: TemplateEditor) =>
  blocks.flatMap(({ blockKey, texts }) => texts.map((text) => ({ blockKey, language: text.language, text })));

export const typedAt = ({ texts }: EmailForm, { language, blockKey }: Place): string =>
  texts[language][blockKey] ?? '';

/** What is typed and not saved. Words that are the system's are no words of one's own. */
export const getChanges = (editor: TemplateEditor, form: EmailForm): TemplateChange['blocks'] =>
  getPlaces(editor).flatMap(({ blockKey, language, text }) => {
    const typed = typedAt(form, { language, blockKey });
    if (typed === keptText(text)) return [];
    return [{ blockKey, language, content: typed === text.system ? null : typed }];
  });

/** What the server would refuse, said before. */
export const wrongIn = (editor: TemplateEditor, form: EmailForm): WrongFields =>
  Object.fromEntries(
    getChanges(editor, form).flatMap(({ blockKey, language, content }) => {
      const problem = content === null ? undefined : emailTextProblem(blockKey, content);
      return problem === undefined ? [] : [[toPath({ language, blockKey }), problem]];
    }),
  );

/** The paths of the form that a refusal names: `blocks.1.content` is the second block that was sent. */
export const refusedPlaces = (
  fields: Readonly<Record<string, string>>,
  blocks: TemplateChange['blocks'],
): readonly (Place & { readonly message: string })[] =>
  Object.entries(fields).flatMap(([path, message]) => {
    const block = blocks[Number(/^blocks\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)];
    return block ? [{ ...block, message }] : [];
  });

/** A block that another user has changed too, with their text. */
export interface Theirs extends Place {
  readonly content: string;
}

interface Merged {
  readonly form: EmailForm;
  /** The changes of others to texts that this user changed too. This user's text stays, and theirs is shown. */
  readonly both: readonly Theirs[];
}

/**
 * What I typed over a letter that somebody else has changed meanwhile: what I left alone is theirs, what I changed is
 * mine, and where both did nothing is lost unsaid.
 * @param before as it was when I began
 * @param now as they left it
 */
export function mergeEmail(before: TemplateEditor, now: TemplateEditor, mine: EmailForm): Merged {
  const [base, theirs] = [toForm(before), toForm(now)];
  const texts = { ...theirs.texts };
  const both: Theirs[] = [];
  for (const { language, blockKey } of getPlaces(now)) {
    const place = { language, blockKey };
    const [was, typed, their] = [typedAt(base, place), typedAt(mine, place), typedAt(theirs, place)];
    if (typed === was || typed === their) continue;
    texts[language] = { ...texts[language], [blockKey]: typed };
    if (their !== was) both.push({ ...place, content: their });
  }
  return { form: { texts }, both };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of a block alone, a tag as its label says: to be compared at a glance. @param content HTML or plain text */
export const plainWords = (
  content: string,
  format: 'HTML' | 'TEXT',
  labelOf: (tag: string) => string,
): string =>
  (format === 'HTML'
    ? content
        .replaceAll(/<\/(?:p|li)>|<br>/g, ' ')
        .replaceAll(/<img [^>]*alt="([^"]*)">/g, '[$1]')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    : content
  )
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, tag: string) => `[${labelOf(tag)}]`)
    .replaceAll(/\s+/g, ' ')
    .trim();
