import { pseudoWords } from '@deck/ui';
import { i18next } from '../../platform/i18n/i18n.ts';

const catalogues = import.meta.glob<Record<string, object>>('../../platform/i18n/en/*.ts');

let isDisguised = false;

/** Lets the English catalogues speak in disguise, or plainly again: what then shows plain stands in none of them. */
export async function disguise(isWanted: boolean): Promise<void> {
  if (isWanted === isDisguised) return;
  const loaded = await Promise.all(Object.values(catalogues).map((load) => load()));
  for (const catalogue of loaded)
    for (const [area, words] of Object.entries(catalogue))
      i18next.addResourceBundle('en', area, isWanted ? pseudoWords(words) : words, false, true);
  isDisguised = isWanted;
  await i18next.changeLanguage('en');
}
