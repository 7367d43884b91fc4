import { useSyncExternalStore } from 'react';
import { shippedBrands } from './brand-studio/shipped-brands.ts';

interface ShownBrand {
  readonly name: string;
  readonly product: string;
  /** The markup of the mark. */
  readonly mark: string;
}

/** The brand selected in the toolbar. */
export function useShownBrand(): ShownBrand {
  const dress = useSyncExternalStore(onDress, () => document.documentElement.className);
  const id = /brand-(\S+)/.exec(dress)?.[1];
  const { decisions, drawings } = shippedBrands.find((brand) => brand.id === id) ?? {};
  const { name = '', product = '' } = decisions ?? {};
  return { name: String(name), product: String(product), mark: drawings?.['mark.svg'] ?? '' };
}

function onDress(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
