import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { el } from './el.ts';
import { en, type Words } from './en.ts';
import { ru } from './ru.ts';

export type { Words } from './en.ts';

/** The words of the administrators' pages, in the languages of the interface. */
export const backofficeWords: Readonly<Record<InterfaceLanguage, Words>> = { en, ru, el };
