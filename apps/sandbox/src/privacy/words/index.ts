import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { el } from './el.ts';
import { en, type PrivacyWords } from './en.ts';
import { ru } from './ru.ts';

export type { PrivacyWords } from './en.ts';

/** The words of the page with everything that is kept about a guest, in the languages of the interface. */
export const privacyWords: Readonly<Record<InterfaceLanguage, PrivacyWords>> = { en, ru, el };
