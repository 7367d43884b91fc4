import { el } from './el.ts';
import { en, type FrameWords } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';

/** The words of the frames, in every language of letters to customers. */
export const frameWords: Readonly<Record<string, FrameWords>> = { en, ru, el, lt, lv };

/** The words in a language, else in English. */
export const wordsIn = (language: string): FrameWords => frameWords[language] ?? en;
