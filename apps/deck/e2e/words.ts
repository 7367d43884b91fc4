import { readdirSync } from 'node:fs';
import type { InterfaceLanguage } from '@deck/api/vocabulary';

/** The catalogues of the product and of the kit. */
const catalogues = ['../src/platform/i18n/', '../../../packages/ui/src/messages/'].map(
  (folder) => new URL(folder, import.meta.url),
);

/** Every text of a language by area and key. */
async function readTexts(language: InterfaceLanguage): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of catalogues.map((all) => new URL(`${language}/`, all)))
    for (const file of readdirSync(folder)) {
      const areas = (await import(new URL(file, folder).href)) as Record<string, object>;
      for (const [area, words] of Object.entries(areas)) collect(words, `${file}:${area}`, texts);
    }
  return texts;
}

function collect(words: object, path: string, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(words))
    if (typeof value === 'string') texts.set(`${path}.${name}`, value);
    else collect(value, `${path}.${name}`, texts);
}

export type Say = (english: string) => RegExp;

/** Translates English texts, so that a test can run in any language. */
export async function readWords(language: InterfaceLanguage): Promise<Say> {
  const [english, texts] = [await readTexts('en'), await readTexts(language)];
  return (words) => {
    const said = [...english].flatMap(([key, text]) => (text === words ? (texts.get(key) ?? []) : []));
    if (said.length === 0) throw new Error(`No catalogue says “${words}”.`);
    // The label of an optional field is followed by a note.
    return new RegExp(`^(?:${[...new Set(said)].map(pattern).join('|')})(?: \\p{L}+)?$`, 'u');
  };
}

const pattern = (text: string): string =>
  text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
