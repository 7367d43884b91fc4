import { type Brand, cssVariables, deriveTokens, type Mode } from '@deck/tokens/studio';
import { useLayoutEffect } from 'react';

/** Dresses the document in a brand that no build has seen, menus and dialogs included, until it is left. */
export function useLiveTheme(brand: Brand, mode: Mode): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const variables = Object.entries(cssVariables(deriveTokens(brand, mode)));
    const before = dataset.mode;
    for (const [name, value] of variables) style.setProperty(name, value);
    style.colorScheme = mode;
    dataset.mode = mode;
    return () => {
      for (const [name] of variables) style.removeProperty(name);
      style.colorScheme = '';
      dataset.mode = before;
    };
  }, [brand, mode]);
}
