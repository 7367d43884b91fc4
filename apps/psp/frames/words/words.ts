import { el } from './el.ts';
import { en, type FrameWords } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';

const languages: Readonly<Record<string, FrameWords>> = { el, en, lt, lv, ru };

/** The words in a language, else in English. */
export const wordsIn = (language: string): FrameWords => languages[language] ?? en;
