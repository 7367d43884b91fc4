import { useSyncExternalStore } from 'react';

interface ShownBrand {
  readonly name: string;
  readonly product: string;
  /** The markup of the mark. */
  readonly mark: string;
}

type Words = Pick<ShownBrand, 'name' | 'product'>;

const words = import.meta.glob<Words>('../../../tokens/brands/*/brand.json', { eager: true });
const marks = import.meta.glob<string>('../../../tokens/brands/*/mark.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The brand selected in the toolbar. */
export function useShownBrand(): ShownBrand {
  const dress = useSyncExternalStore(onDress, () => document.documentElement.className);
  const folder = `../../../tokens/brands/${/brand-(\S+)/.exec(dress)?.[1]}`;
  const { name = '', product = '' } = words[`${folder}/brand.json`] ?? {};
  return { name, product, mark: marks[`${folder}/mark.svg`] ?? '' };
}

function onDress(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
