import type { MessageTemplate } from '@deck/api/contract/templates';
import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import type { EmailPlace, Wording } from '../email-place.ts';

/** The letters an address asks for: by their name, by who words them, by language. @param isNamed whether the name is looked for */
export function findLetters(
  letters: readonly MessageTemplate[],
  { type, language }: EmailPlace,
  isNamed: (id: TemplateId) => boolean,
): readonly MessageTemplate[] {
  return letters.filter((letter) => isNamed(letter.templateId) && isWorded(letter, type, language));
}

/** Whether the company says it so: in that language, or in any. */
function isWorded(
  { versions }: MessageTemplate,
  type: Wording | undefined,
  language: CustomerLanguage | undefined,
): boolean {
  const own = versions.filter(({ languages }) => language === undefined || languages.includes(language));
  if (type === 'SYSTEM') return own.length === 0;
  if (type !== undefined) return own.some((version) => version.type === type);
  return language === undefined || own.length > 0;
}

/** The languages a company has words of its own in, draft or sent, in the order of all. */
export const ownLanguages = (
  { versions }: MessageTemplate,
  all: readonly CustomerLanguage[],
): readonly CustomerLanguage[] =>
  all.filter((language) => versions.some(({ languages }) => languages.includes(language)));

/** Who changed it last, and when. */
export const lastChange = ({ versions }: Pick<MessageTemplate, 'versions'>) =>
  versions.toSorted((a, b) => b.modifiedAt.localeCompare(a.modifiedAt))[0];
