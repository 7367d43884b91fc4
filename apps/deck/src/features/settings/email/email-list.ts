import type { MessageTemplate } from '@deck/api/contract/templates';
import {
  type CustomerLanguage,
  customerLanguages,
  type TemplateId,
  type TemplateType,
  templateIds,
  templateTypes,
} from '@deck/api/vocabulary';

/** Who says the words: the company in a draft or in what is sent, or the system, which the company left as it is. */
export const wordings = [...templateTypes, 'SYSTEM'] as const;
type Wording = TemplateType | 'SYSTEM';

/** What the address of the tab keeps open. What it does not know is left out. */
export interface EmailPlace {
  /** The letter in the editor; the list without one. */
  readonly template?: TemplateId | undefined;
  readonly language?: CustomerLanguage | undefined;
  /** What the list is narrowed to. */
  readonly type?: Wording | undefined;
  readonly q?: string | undefined;
}

const known = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export const readPlace = (params: URLSearchParams): EmailPlace => ({
  template: known(templateIds, params.get('template')),
  language: known(customerLanguages, params.get('language')),
  type: known(wordings, params.get('type')),
  q: params.get('q') ?? undefined,
});

/** The address of a place. Of the editor's, too, it keeps what the list was narrowed to: Back finds it again. */
export function toAddress(place: EmailPlace): string {
  const named = Object.entries(place).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(named).toString();
  return search === '' ? '/settings/email' : `/settings/email?${search}`;
}

/** The letters an address asks for: by their name, by who words them, by language. @param isNamed whether the name is looked for */
export function findEmails(
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
