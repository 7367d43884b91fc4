import type { BlockText, TemplateChange, TemplateEditor } from '@deck/api/contract/templates';
import { letterTextProblem } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import type { WrongFields } from '../../../../forms/contract-resolver.ts';

type Texts = Partial<Record<BlockKey, string>>;

/** What every block says in every language, as if the draft were sent. */
export interface LetterForm {
  readonly texts: Readonly<Record<CustomerLanguage, Texts>>;
}

/** One block in one language. */
export interface Place {
  readonly language: CustomerLanguage;
  readonly blockKey: BlockKey;
}

type PlacePath = `texts.${CustomerLanguage}.${BlockKey}`;
export const pathOf = ({ language, blockKey }: Place): PlacePath => `texts.${language}.${blockKey}`;

/** Who says a text. CHANGED: what is typed and not saved. */
type Speaker = 'CHANGED' | 'DRAFT' | 'CUSTOM' | 'SYSTEM';

/** The last of system, custom and draft counts; a draft without content goes back to the system's words. */
export const keptText = ({ draft, custom, system }: BlockText): string =>
  draft ? (draft.content ?? system) : (custom ?? system);

export function speakerOf(text: BlockText, typed: string): Speaker {
  if (typed !== keptText(text)) return 'CHANGED';
  if (text.draft) return 'DRAFT';
  return text.custom === null ? 'SYSTEM' : 'CUSTOM';
}

export function formOf(editor: TemplateEditor): LetterForm {
  const texts: Record<CustomerLanguage, Texts> = { en: {}, ru: {}, el: {}, lt: {}, lv: {} };
  for (const { blockKey, text } of placesOf(editor)) texts[text.language][blockKey] = keptText(text);
  return { texts };
}

/** Every block in every language, in their order. */
export const placesOf = ({ blocks }: TemplateEditor) =>
  blocks.flatMap(({ blockKey, texts }) => texts.map((text) => ({ blockKey, language: text.language, text })));

export const typedAt = ({ texts }: LetterForm, { language, blockKey }: Place): string =>
  texts[language][blockKey] ?? '';

/** What is typed and not saved. Words that are the system's are no words of one's own. */
export const changesOf = (editor: TemplateEditor, form: LetterForm): TemplateChange['blocks'] =>
  placesOf(editor).flatMap(({ blockKey, language, text }) => {
    const typed = typedAt(form, { language, blockKey });
    if (typed === keptText(text)) return [];
    return [{ blockKey, language, content: typed === text.system ? null : typed }];
  });

/** What the server would refuse, said before. */
export const wrongIn = (editor: TemplateEditor, form: LetterForm): WrongFields =>
  Object.fromEntries(
    changesOf(editor, form).flatMap(({ blockKey, language, content }) => {
      const problem = content === null ? undefined : letterTextProblem(blockKey, content);
      return problem === undefined ? [] : [[pathOf({ language, blockKey }), problem]];
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
