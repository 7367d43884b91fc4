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
export type Wording = TemplateType | 'SYSTEM';

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
export function addressOf(place: EmailPlace): string {
  const named = Object.entries(place).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(named).toString();
  return search === '' ? '/settings/email' : `/settings/email?${search}`;
}
