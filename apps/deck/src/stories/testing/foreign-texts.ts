import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { foreignWords, wordsOfAll } from '../../platform/i18n/foreign-words.ts';

/**
 * The texts of a screen that say something in another script than its language has.
 * @param given what the screen shows without saying it: data, names, what a person types
 */
export function foreignTexts(
  language: InterfaceLanguage,
  texts: readonly string[],
  given: readonly string[],
): string[] {
  const isForeign = (text: string) => foreignWords(language, text).length > 0;
  const ofAll = wordsOfAll([...new Set(given.map(plain))].filter(isForeign));
  // A number or a key may be set in groups.
  const whole = new Set(given.map(gapless));
  return [...new Set(texts.map(plain))].filter(
    (text) => isForeign(text) && !whole.has(gapless(text)) && foreignWords(language, text, ofAll).length > 0,
  );
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const gapless = (text: string) => text.replaceAll(/\s/g, '');
